import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Un beso,\nun relato',
  lead: 'El segundo concurso Kiss pidió relatos que giran sobre un solo beso: dado, perdido o recuperado.',
  facts: [{ title: '5 premios', text: 'De $200 a $1500' }],
  amounts: [
    { figure: '$1500', name: 'Primer premio', text: 'Y una lectura por un actor en las apps.' },
    { figure: '$600', name: 'Segundo premio', text: 'A la mejor última línea.' },
    { figure: '$200', name: 'Tres premios del público', text: 'Votados por 11.400 lectores.' },
  ],
  rulesIntro: 'Corto es corto.',
  rules: [
    { title: 'Un relato en inglés', text: 'Completo, de al menos 1000 palabras.' },
    { title: 'Tu propia obra', text: 'Conservas todos los derechos salvo que firmes un contrato con nosotros.' },
    { title: 'Una historia por autor', text: 'Puedes retirarla y presentar otra hasta que se cierre el plazo.' },
    { title: 'Mayores de 18 años', text: 'Sigue las normas de contenido e indica las advertencias.' },
  ],
  winners: [
    {
      prize: 'Primer premio',
      title: 'Platform Four',
      author: 'Ines Carvalho',
      note: 'Un tren llega tarde por un beso. Nos pasamos de parada.',
    },
    {
      prize: 'Segundo premio',
      title: 'Salt',
      author: 'Jun Watanabe',
      note: 'La última línea tiene cuatro palabras y lo sostiene todo.',
    },
    {
      prize: 'Premio del público',
      title: 'Practice',
      author: 'Lotte Brandt',
      note: 'Dos actores, una escena, cuarenta tomas.',
    },
  ],
  faq: [
    {
      title: '¿Puedo cambiar la historia después de presentarla?',
      text: 'Sí. El jurado lee lo publicado cuando se cierra el plazo.',
    },
    { title: '¿Cuesta algo participar?', text: 'No. Nadie de MyFiction te pedirá nunca dinero.' },
    { title: '¿Cómo me entero del resultado?', text: 'Por un mensaje en tu buzón y en esta página.' },
  ],
  closing: 'Otra vez, por favor',
  categories: { short: 'Relato corto', romance: 'Romance' },
  declarations: {
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  },
} satisfies Translated<typeof en>;
