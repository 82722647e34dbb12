import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'No quisieron\nobedecer',
  lead: 'El tercer concurso trató del personaje que le quitó la historia a su autor.',
  facts: [{ title: '3 premios', text: 'De $300 a $1200' }],
  amounts: [
    { figure: '$1200', name: 'Primer premio', text: 'Y un ensayo en la carta mensual.' },
    { figure: '$600', name: 'Segundo premio', text: 'Al ensayo del que más aprendimos.' },
    { figure: '$300', name: 'Premio del público', text: 'Al ensayo más guardado.' },
  ],
  rulesIntro: 'Muéstranos la página en la que ocurrió.',
  rules: [
    { title: 'Un ensayo en inglés', text: 'Al menos 1000 palabras, con un pasaje de la historia.' },
    { title: 'Tu propia obra', text: 'Conservas todos los derechos salvo que firmes un contrato con nosotros.' },
    { title: 'Una historia por autor', text: 'Puedes retirarla y presentar otra hasta que se cierre el plazo.' },
    { title: 'Mayores de 18 años', text: 'Sigue las normas de contenido e indica las advertencias.' },
  ],
  winners: [
    {
      prize: 'Primer premio',
      title: 'The Butler Knew',
      author: 'Priya Raman',
      note: 'Cómo un hombre con tres líneas acabó siendo el héroe de 212 capítulos.',
    },
    {
      prize: 'Segundo premio',
      title: 'Refusing Chapter Forty',
      author: 'Eszter Kiss',
      note: 'Honesto sobre la semana en la que nada se pudo escribir.',
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
  closing: 'Déjalos hablar',
  categories: { essay: 'Ensayo personal', craft: 'Sobre la escritura' },
  declarations: {
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  },
} satisfies Translated<typeof en>;
