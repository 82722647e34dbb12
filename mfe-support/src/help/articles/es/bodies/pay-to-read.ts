import {
  EFFECTIVE_AHEAD_DAYS_MAX,
  FREE_CHAPTERS_MIN,
  REVIEW_DAYS,
} from '@myfiction/shared/contract/application-options.ts';
import { list, note, steps, table, text } from '../../../../content/blocks.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

export default {
  'what-is-pay-to-read': [
    text(
      `Los primeros ${FREE_CHAPTERS_MIN} capítulos, como mínimo, quedan gratis. Desde el que elijas, los lectores desbloquean cada uno con monedas, que compran en las aplicaciones.`,
    ),
    text(
      'Lo que pagan aparece en tu [factura mensual](go:bill), capítulo a capítulo. Mira [Cómo se calcula una factura](see:bill-lines).',
    ),
  ],
  'apply-pay-to-read': [
    steps(
      'Abre una historia con contrato y elige **Solicitar pago por lectura**.',
      'Elige el primer capítulo de pago. La página muestra qué capítulos publicados y programados pasan a ser de pago.',
      'Elige la [regla de precio](see:price-rules) y la fecha desde la que vale.',
      'Promete un ritmo de actualización, lee el acuerdo y envía.',
    ),
    text(`Un editor responde en ${REVIEW_DAYS} días. La fecha puede estar hasta a ${EFFECTIVE_AHEAD_DAYS_MAX} días.`),
  ],
  'pay-to-read-statuses': [
    table(
      ['Estado', 'Qué significa'],
      ['Solicitar pago por lectura', 'Todavía no se ha enviado nada.'],
      ['Borrador', 'Empezada, sin enviar.'],
      ['Ver el proceso del pago por lectura', 'La lee un editor, o ha vuelto con motivos que puedes corregir.'],
      ['Ver la información del pago por lectura', 'Aprobada. La página muestra el precio y la fecha.'],
    ),
  ],
  'price-rules': [
    list(
      '**Por capítulo**: todos los de pago cuestan lo mismo.',
      '**Por cada mil palabras**: los largos cuestan más; lo que no llega a mil cuenta en proporción, redondeado hacia arriba a monedas enteras.',
    ),
    text('El formulario muestra un ejemplo con tus propios capítulos antes de que decidas.'),
    note('Un capítulo que un lector ha pagado queda abierto para él, cambie lo que cambie después.'),
  ],
  'free-chapters': [
    text(
      `Los lectores necesitan un motivo para pagar: ${FREE_CHAPTERS_MIN} capítulos es lo mínimo. Un buen sitio para el primero de pago es justo después de abrir una pregunta. El [embudo](see:readers-funnel) muestra dónde se quedan los lectores.`,
    ),
  ],
} satisfies ShelfBodies<'pay-to-read'>;
