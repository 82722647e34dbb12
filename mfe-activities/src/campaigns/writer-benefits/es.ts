import type { Translated } from '../../campaign-texts.ts';
import { CONTRACT_FIGURES } from '../../contract-figures.ts';
import type en from './en.ts';

const { shares, firstPaidChapter, minWords, reviewDays, signing, writing, completion } = CONTRACT_FIGURES;
const count = (value: number): string => value.toLocaleString('es');

export default {
  heading: 'Escribe.\nCobra.',
  lead: 'Lo que recibes con un contrato, desde qué capítulo y cuándo llega.',
  facts: [
    { title: `${shares.exclusive}\u00a0%`, text: `De los ingresos netos; ${shares.open}\u00a0% sin exclusividad` },
    { title: 'Cada mes', text: 'Una factura para todo' },
    { title: `Capítulo ${firstPaidChapter}`, text: 'El primero por el que se puede cobrar' },
  ],
  amounts: [
    { figure: signing, name: 'Bono de firma', text: 'Una vez, al firmar el contrato de una historia.' },
    {
      figure: writing.amount,
      name: 'Bono mensual de escritura',
      text: `Por ${count(writing.words)} palabras publicadas en un mes.`,
    },
    {
      figure: completion.upTo,
      name: 'Bono por finalización, como máximo',
      text: `Cuando una historia llega a su fin. Empieza con ${completion.from} por ${count(completion.fromWords)} palabras.`,
    },
  ],
  rulesIntro: 'Tres pasos, sin letra pequeña.',
  rules: [
    { title: 'Publica tus primeros capítulos', text: `Con ${count(minWords)} palabras basta para solicitarlo.` },
    { title: 'Solicita un contrato', text: `Un editor lee y responde en ${reviewDays} días.` },
    { title: 'Firma y sigue escribiendo', text: 'El primer bono llega con la próxima factura.' },
  ],
  winners: [],
  faq: [
    { title: '¿Cuándo se paga?', text: 'Con la factura mensual, en cuanto tus datos de pago estén completos.' },
    { title: '¿Puedo perderlo?', text: 'Lo ganado es tuyo. Una pausa solo detiene lo que vendría después.' },
  ],
  closing: 'Empieza con una página',
  categories: {},
  declarations: {},
} satisfies Translated<typeof en>;
