import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import {
  CLOSES_AFTER_DAYS,
  COMPLETION_BONUS_TIERS,
  PAYDAY,
  PLATFORM_SHARE_MICROS,
  STORE_FEE_MICROS,
} from '@myfiction/shared/contract/billing.ts';
import { PAYOUT_KEPT_DAYS, PAYOUT_LOCK_DAYS, W8BEN_VALID_YEARS } from '@myfiction/shared/contract/payment-options.ts';
import { list, note, steps, table, text } from '../../../../content/blocks.ts';
import { inSpanish } from './figures.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

const { exclusive, 'non-exclusive': open } = OFFER_TERMS;
const percent = (micros: number): string => `${micros / 10_000}\u00a0%`;

export default {
  'when-paid': [
    list(
      `Un mes se cierra ${CLOSES_AFTER_DAYS} días después de terminar, en hora de Nueva York. Entonces la factura es definitiva.`,
      `El día ${PAYDAY} del segundo mes siguiente pasa a **Retirada pendiente** y puedes retirarla.`,
      'Los bancos tardan después de uno a cinco días laborables.',
    ),
    text('La cabecera de la [factura mensual](go:bill) dice el próximo día de pago y qué lo bloquea, si hay algo.'),
  ],
  'bill-statuses': [
    table(
      ['Estado', 'Qué significa'],
      ['Estimación', 'El mes sigue abierto. Las cifras cambian.'],
      [
        'Pago pendiente',
        'El mes está cerrado; no ha llegado su día de pago, algo [la bloquea](see:bill-blocked) o no hay nada que pagar.',
      ],
      ['Retirada pendiente', 'Ya puedes [retirarla](see:withdraw).'],
      ['Retirada', 'Enviada a tu banco, a PayPal o a Payoneer.'],
      ['Pago fallido', 'El dinero volvió. Mira [Mi pago ha fallado](see:payment-failed).'],
    ),
  ],
  'bill-lines': [
    table(
      ['Línea', 'Qué es'],
      [
        'Desbloqueos, suscripción, anuncios, regalos',
        'Lo que aportaron los lectores, por historia y capítulo: unidades × tarifa.',
      ],
      ['Comisión de la tienda', `El ${percent(STORE_FEE_MICROS)} de lo que pagaron los lectores, para las tiendas.`],
      [
        'Parte de la plataforma',
        `Lo que deja tu contrato de lo que entrega la tienda: el ${100 - exclusive.sharePercent}\u00a0% si es exclusivo, el ${100 - open.sharePercent}\u00a0% si no, desde la primera factura que se cierra después de la firma. Sin contrato, el ${percent(PLATFORM_SHARE_MICROS)}, también desde el mes siguiente a su fin.`,
      ],
      ['Bonos', 'Los paga la plataforma, enteros.'],
      ['Ajuste, arrastre', 'Correcciones, y reembolsos por más de lo que ganó un mes: pasan al siguiente.'],
      [
        'Impuesto',
        'Lo que la ley nos obliga a retener, y lo que devuelve un formulario posterior. Mira [Formularios fiscales](see:tax-form).',
      ],
    ),
    text('Abre un mes en la [factura mensual](go:bill) para ver la suma escrita. El PDF y el CSV tienen cada línea.'),
  ],
  'bill-estimate': [
    text(
      `Las cifras de este mes llegan cada día y pueden bajar si se reembolsa una compra. ${CLOSES_AFTER_DAYS} días después de terminar, el mes se cierra y su factura ya no cambia; lo que se comunique más tarde va en la siguiente como ajuste.`,
    ),
  ],
  withdraw: [
    steps(
      'Abre la [factura mensual](go:bill).',
      'Elige **Retirar** en una factura con la retirada pendiente.',
      'Comprueba adónde va y confirma.',
    ),
    text(
      'Cuando se envía el dinero, la factura pasa a Retirada y recibes un mensaje. Si no está el botón, mira [Qué bloquea una factura](see:bill-blocked).',
    ),
  ],
  'bill-blocked': [
    table(
      ['Qué dice', 'Qué hacer'],
      ['Falta tu formulario fiscal, o fue rechazado', 'Complétalo en los [datos de pago](go:payment).'],
      ['Estamos revisando tu formulario fiscal', 'Espera: tarda unos días laborables.'],
      ['No hay forma de cobro', 'Añade un banco, PayPal o Payoneer.'],
      [
        'Tu nueva forma de cobro paga a partir de otro día',
        `Por tu seguridad no paga nada durante ${PAYOUT_LOCK_DAYS} días.`,
      ],
      ['Menos del mínimo no se paga', 'Espera y se paga junto con los próximos meses; no se pierde nada.'],
      ['Tu cuenta está bloqueada', 'Mira [Mi cuenta está bloqueada](see:account-blocked).'],
    ),
  ],
  'payment-failed': [
    steps(
      'Abre la factura: dice el motivo que dio el banco.',
      'Corrige la cuenta en los [datos de pago](go:payment).',
      `Pasados ${PAYOUT_LOCK_DAYS} días, que te protegen de ladrones, retira de nuevo.`,
    ),
    text(
      'No se pierde nada: un pago fallido sigue siendo tuyo. Si la factura dice que se ha retirado y en cinco días laborables no llega, [escríbenos](go:help).',
    ),
  ],
  'payment-info': [
    steps(
      'Abre los [datos de pago](go:payment).',
      'Elige PayPal, transferencia bancaria o Payoneer. Un banco pide lo que necesita su país.',
      'Escribe el nombre del titular como en el contrato.',
      'Confirma con tu contraseña y con el código que te enviamos.',
    ),
    list(
      '**El nombre del titular debe ser el de tu contrato.** Escríbelo igual, con el segundo nombre. No se puede pagar a otra persona.',
      '**Añade primero un correo.** Si entras con Apple, Facebook o Google, añádelo en los [ajustes](go:settings).',
    ),
    note('Se guarda cifrado y se muestra enmascarado, también a ti.'),
  ],
  'payment-change': [
    text(
      `Si alguien entrara en tu cuenta, esto es lo primero que cambiaría. Por eso te escribimos y esperamos ${PAYOUT_LOCK_DAYS} días. Si no has sido tú, cambia la contraseña y escríbenos enseguida.`,
    ),
    text(
      `**Quitar** retira la cuenta, con la misma confirmación. Tus facturas esperan hasta que añadas otra; mientras haya un pago en camino, se queda. Un pago puede volver, así que la guardamos ${PAYOUT_KEPT_DAYS} días y luego la borramos.`,
    ),
  ],
  'tax-form': [
    list(
      '**W-9**: para quienes tienen la ciudadanía o la residencia de los Estados Unidos, también si viven fuera.',
      '**W-8BEN**: para todas las demás personas. Tu país puede tener un convenio que baje la retención.',
    ),
    steps(
      'Abre los [datos de pago](go:payment) y elige el formulario fiscal.',
      'Responde a las preguntas y firma escribiendo tu nombre.',
      'Lo revisamos en unos días laborables.',
    ),
    text(
      `Un W-8BEN vale hasta el final del tercer año después de la firma (${W8BEN_VALID_YEARS} años). Entrega otro antes: en los [datos de pago](go:payment) está el día. Si se rechaza, dice qué hay que corregir; lo que pusiste ya está, menos números, fecha de nacimiento y dirección.`,
    ),
    text(
      'Lo que se retuvo de más este año, mientras faltaba el formulario, vuelve con la factura del mes en que se acepta el formulario, aunque en él no ganes nada: una línea por cada mes. Lo de años anteriores solo lo devuelve la administración fiscal. Otro país, o un convenio que solicites más tarde, vale para los meses que se cierran una vez aceptado su formulario.',
    ),
    note('No podemos dar consejo fiscal. Pregunta a quien pueda.'),
  ],
  'question-line': [
    steps(
      'Abre el mes y la línea.',
      'Elige el signo de interrogación al final y di qué esperabas.',
      'La respuesta llega a tu [buzón](go:inbox).',
    ),
    text('Si el error era nuestro, la factura siguiente lleva un ajuste: las cerradas no se cambian nunca.'),
  ],
  'completion-bonus': [
    table(
      ['Palabras publicadas desde', 'Bono'],
      ...COMPLETION_BONUS_TIERS.map(({ fromWords, amountMinor }) => [
        inSpanish(fromWords),
        `${inSpanish(amountMinor / 100)} US$`,
      ]),
    ),
    text(
      'Cuentan las palabras del momento en que [solicitas la finalización](see:apply-completion). Por debajo del primer tramo no hay bono.',
    ),
  ],
} satisfies ShelfBodies<'payments'>;
