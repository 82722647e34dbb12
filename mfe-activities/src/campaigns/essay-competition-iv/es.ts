import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Querido lector',
  lead: '¿Qué te dijo un lector que cambió tu forma de escribir? El plazo se abre en enero. Empieza a recordar.',
  facts: [{ title: '5 premios', text: 'De $200 a $1500' }],
  amounts: [
    { figure: '$1500', name: 'Primer premio', text: 'Y el ensayo se lee en la velada de autores.' },
    { figure: '$700', name: 'Segundo premio', text: 'Al ensayo sobre el oficio.' },
    { figure: '$200', name: 'Tres premios del público', text: 'Deciden los lectores, como es justo.' },
  ],
  rulesIntro: 'Pide permiso al lector antes de citar su nombre.',
  rules: [
    { title: 'Un ensayo en cualquier idioma', text: 'Al menos 1000 palabras publicadas aquí y en ningún otro sitio.' },
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
  closing: 'Respóndele',
  categories: { essay: 'Ensayo personal', craft: 'Sobre la escritura' },
  declarations: {
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  },
} satisfies Translated<typeof en>;
