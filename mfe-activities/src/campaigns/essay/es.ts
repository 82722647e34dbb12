import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Por qué escribo\nde noche',
  lead: 'El primer concurso de ensayo pidió a los autores la historia real detrás de sus horas.',
  facts: [{ title: '3 premios', text: 'De $250 a $1000' }],
  amounts: [
    { figure: '$1000', name: 'Primer premio', text: 'Y un lugar en el anuario impreso.' },
    { figure: '$500', name: 'Segundo premio', text: 'Y una charla con el equipo editorial.' },
    { figure: '$250', name: 'Premio del público', text: 'Para el ensayo más comentado.' },
  ],
  rulesIntro: 'Verdadero, breve y tuyo.',
  rules: [
    { title: 'Un ensayo en inglés', text: 'Entre 800 y 3000 palabras, y verdadero.' },
    { title: 'Tu propia obra', text: 'Conservas todos los derechos salvo que firmes un contrato con nosotros.' },
    { title: 'Una historia por autor', text: 'Puedes retirarla y presentar otra hasta que se cierre el plazo.' },
    { title: 'Mayores de 18 años', text: 'Sigue las normas de contenido e indica las advertencias.' },
  ],
  winners: [
    {
      prize: 'Primer premio',
      title: 'The Kitchen After Eleven',
      author: 'Maren Holt',
      note: 'Una casa se duerme y una escritora despierta. Ni una palabra de más.',
    },
    {
      prize: 'Segundo premio',
      title: 'Night Bus, Row Nine',
      author: 'Tomás Ibarra',
      note: 'Seis años de capítulos escritos entre dos paradas.',
    },
    {
      prize: 'Premio del público',
      title: 'Quiet Keys',
      author: 'Adaeze Obi',
      note: 'Sobre un bebé, un teléfono y un pulgar que nunca dormía.',
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
  closing: 'Deja la luz encendida',
  categories: { essay: 'Ensayo personal', craft: 'Sobre la escritura' },
  declarations: {
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  },
} satisfies Translated<typeof en>;
