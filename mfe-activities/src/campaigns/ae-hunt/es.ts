import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'AE Hunt',
  lead: 'Seis editores, seis semanas, una pregunta: ¿por qué serie pelearían? Cada historia la lee uno de ellos.',
  facts: [{ title: '6 editores', text: 'Una respuesta escrita para cada historia' }],
  amounts: [
    {
      figure: '$2000',
      name: 'Bono de firma, para seis series',
      text: 'Uno por editor, pagado con la primera factura tras el contrato.',
    },
    { figure: '30 min', name: 'Veinte llamadas con un editor', text: 'Sobre tus diez primeros capítulos, con notas.' },
    {
      figure: '1 página',
      name: 'Una respuesta para todos',
      text: 'Qué funciona, qué nos detuvo y qué leeríamos después.',
    },
  ],
  rulesIntro: 'Buscamos series en marcha, no manuscritos terminados.',
  rules: [
    { title: 'Una serie en inglés que continúa', text: 'Sin terminar, de cualquier género.' },
    { title: 'Cinco capítulos y 7500 palabras publicadas', text: 'Lo suficiente para oír tu voz.' },
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
  closing: 'Déjate encontrar',
  categories: { serial: 'Serie', romance: 'Romance', fantasy: 'Fantasía' },
  declarations: {
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  },
} satisfies Translated<typeof en>;
