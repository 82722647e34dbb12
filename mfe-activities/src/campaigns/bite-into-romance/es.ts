import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Bite Into\nRomance',
  lead: 'Un amor que deja huella. Pedimos la escena en la que alguien peligroso decide ser amable.',
  facts: [{ title: '7 premios', text: 'De $300 a $3000' }],
  amounts: [
    { figure: '$3000', name: 'Primer premio', text: 'Con un contrato exclusivo.' },
    { figure: '$1000', name: 'Dos segundos premios', text: 'Uno para un vampiro, otro para un hombre lobo.' },
    { figure: '$300', name: 'Cuatro premios del público', text: 'Para las escenas más compartidas.' },
  ],
  rulesIntro: 'Una escena basta, si muerde.',
  rules: [
    { title: 'Romance u hombres lobo, en inglés', text: 'Los protagonistas son adultos.' },
    { title: 'Al menos 2000 palabras publicadas', text: 'En un capítulo o en varios.' },
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
  closing: 'Cuidado, muerde',
  categories: { romance: 'Romance', werewolf: 'Hombres lobo' },
  declarations: {
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  },
} satisfies Translated<typeof en>;
