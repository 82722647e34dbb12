import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Historias\nde amor',
  lead: 'Envíanos un primer capítulo. Haz que dos personas se encuentren y que temamos que no sigan juntas.',
  facts: [{ title: '12 premios', text: 'De $200 a $5000' }],
  amounts: [
    {
      figure: '$5000',
      name: 'Gran premio, para una historia',
      text: 'Con un contrato exclusivo y un lugar en la portada de las apps de lectura.',
    },
    { figure: '$1500', name: 'Tres premios de género', text: 'Romance, fantasía y hombres lobo. Uno para cada uno.' },
    { figure: '$200', name: 'Ocho premios del público', text: 'Para los capítulos que más guardan los lectores.' },
  ],
  rulesIntro: 'Breves e iguales para todos.',
  rules: [
    {
      title: 'Una historia nueva de romance, fantasía u hombres lobo, en inglés',
      text: 'No publicada en otro lugar, empezada el 15 de noviembre de 2026 o después y sin terminar.',
    },
    {
      title: 'Al menos un capítulo de 1500 palabras',
      text: 'Puedes añadir capítulos hasta que se cierre el concurso.',
    },
    { title: 'Tu propia obra', text: 'Conservas todos los derechos salvo que firmes un contrato con nosotros.' },
    { title: 'Una historia por autor', text: 'Puedes retirarla y presentar otra hasta que se cierre el plazo.' },
    { title: 'Mayores de 18 años', text: 'Sigue las normas de contenido e indica las advertencias.' },
  ],
  winners: [],
  faq: [
    {
      title: '¿Puedo cambiar la historia después de presentarla?',
      text: 'Sí. El jurado lee lo publicado cuando se cierra el plazo.',
    },
    { title: '¿Cuesta algo participar?', text: 'No. Nadie de MyFiction te pedirá nunca dinero.' },
    { title: '¿Cómo me entero del resultado?', text: 'Por un mensaje en tu buzón y en esta página.' },
  ],
  closing: 'Empieza con un hola',
  categories: { romance: 'Romance', fantasy: 'Fantasía', werewolf: 'Hombres lobo' },
  declarations: {
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  },
} satisfies Translated<typeof en>;
