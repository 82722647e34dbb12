import type { Translated } from '../../campaign-texts.ts';
import { CONTRACT_FIGURES } from '../../contract-figures.ts';
import type en from './en.ts';

const { steady } = CONTRACT_FIGURES;

export default {
  heading: 'Sigue\nadelante',
  lead: 'Para quienes ya tienen una serie en curso: lo que da la constancia y cómo descansar sin perderla.',
  facts: [
    { title: `${steady.days} días`, text: 'Un mes constante' },
    { title: '4 semanas', text: 'De descanso al año' },
    { title: '1 destacado', text: 'Por cada 100 capítulos' },
  ],
  amounts: [
    {
      figure: steady.amount,
      name: 'Bono de constancia',
      text: `Por capítulos en ${steady.days} días del mes, de cualquier longitud.`,
    },
    { figure: '4 sem.', name: 'Descanso sin pérdida', text: 'Anuncia una pausa y conserva tu nivel.' },
    { figure: '100', name: 'Capítulos hasta el destacado', text: 'Una semana en la portada de tu género.' },
  ],
  rulesIntro: 'Para historias con contrato firmado.',
  rules: [
    { title: 'Planifica tus capítulos', text: 'Los programados cuentan el día en que salen.' },
    { title: 'Anuncia una pausa', text: 'Escribe a tu editor una semana antes.' },
    { title: 'Lee tu factura', text: 'Cada bono tiene su propia línea.' },
  ],
  winners: [],
  faq: [
    { title: '¿Cuándo se paga?', text: 'Con la factura mensual, en cuanto tus datos de pago estén completos.' },
    { title: '¿Puedo perderlo?', text: 'Lo ganado es tuyo. Una pausa solo detiene lo que vendría después.' },
  ],
  closing: 'Un capítulo más',
  categories: {},
  declarations: {},
} satisfies Translated<typeof en>;
