import { head } from './head.ts';

export default {
  'apply-contract': head(
    'Cómo solicitar un contrato',
    'Con 5000 palabras publicadas, en cinco pasos que puedes dejar y retomar.',
    'contrato solicitar requisitos ganar dinero firmar',
  ),
  'contract-statuses': head(
    '¿Qué significan los estados del contrato?',
    'Desde la solicitud hasta el contrato firmado, quién actúa después y cuánto tarda.',
    'estado contrato revisión proceso espera terminado borrador',
  ),
  'contract-offers': head(
    '¿Exclusivo o no exclusivo?',
    '50\u00a0% y solo aquí, o 35\u00a0% y también en otros sitios.',
    'exclusivo diferencia porcentaje derechos plazo otra plataforma',
  ),
  'cannot-apply': head(
    'Una historia no puede solicitar o hay un campo marcado',
    'La página dice qué falta: palabras, un campo, una imagen u otra solicitud en curso.',
    'requisitos falta incompleto campos marcados 400041 400042',
  ),
  'identity-papers': head(
    'Por qué pedimos tu documento y qué pasa con él',
    'Para saber quién firma. Se cifra, solo lo ve quien revisa y después se elimina.',
    'documento identidad pasaporte privacidad datos personales',
  ),
  'returned-application': head(
    'Me han devuelto la solicitud',
    'Los motivos están en los campos. Corrígelos y envíala de nuevo las veces que quieras.',
    'rechazada devuelta motivo otra vez',
  ),
  'sign-contract': head(
    'Firmar el contrato',
    'Léelo, escribe tu nombre legal igual que en la solicitud y ambas partes reciben el documento.',
    'firma firmar nombre legal documento pdf 400043',
  ),
  'signed-story': head(
    'Cambiar una historia con contrato',
    'El contrato fija sus datos y capítulos publicados; los cambia tu editor.',
    'bloqueada editar firmada editor título 400012 400023',
  ),
  'terminate-contract': head(
    'Terminar un contrato',
    'Con 90 días de preaviso si es exclusivo, 30 si no.',
    'terminar cancelar contrato derechos aviso rescindir',
  ),
  'application-moved': head(
    '«Esta solicitud ha avanzado»',
    'Cambió mientras la página estaba abierta. Lo que ves ahora es como está.',
    'solicitud cambió recargar retirar 400040 400044',
  ),
  'apply-completion': head(
    'Terminar una historia',
    'Con todo publicado, solicita la finalización. La historia queda cerrada para siempre.',
    'terminar final completar completada último',
  ),
  'completion-statuses': head(
    '¿Qué significan los estados de la finalización?',
    'Bloqueada mientras se lee, abierta si vuelve, terminada cuando se aprueba.',
    'estado finalización cierre completada terminada',
  ),
  'completed-story': head(
    '«Esta obra está terminada y no puedes añadir capítulos nuevos»',
    'Una historia terminada está cerrada. Escribe la continuación como historia nueva.',
    'añadir capítulo completada reabrir secuela 400011',
  ),
  'what-is-pay-to-read': head(
    '¿Qué es el pago por lectura?',
    'Los lectores pagan monedas por los capítulos posteriores de una historia con contrato y tú recibes tu parte.',
    'pago por lectura monedas desbloquear ganar',
  ),
  'apply-pay-to-read': head(
    'Cómo solicitar el pago por lectura',
    'Elige el primer capítulo de pago, el precio y la fecha. Antes hace falta un contrato firmado.',
    'solicitar pago lectura cobrar',
  ),
  'pay-to-read-statuses': head(
    '¿Qué significan los estados del pago por lectura?',
    'De Solicitar pago por lectura a Ver la información del pago por lectura.',
    'estado pago lectura revisión',
  ),
  'price-rules': head(
    'Fijar el precio de un capítulo',
    'Igual para todos o por cada mil palabras: de 1 a 100 monedas.',
    'precio monedas coste',
  ),
  'free-chapters': head(
    '¿Cuántos capítulos quedan gratis?',
    'Al menos 10. Más, si tú quieres.',
    'gratis cuántos primero de pago',
  ),
  'when-paid': head(
    '¿Cuándo se paga mi factura?',
    'El día 15 del segundo mes siguiente: lo de enero, el 15 de marzo.',
    'cuándo pagan cobro día de pago dinero',
  ),
  'bill-statuses': head(
    '¿Qué significan los estados de la factura?',
    'Pago pendiente, retirada pendiente, retirada, pago fallido.',
    'estado factura pendiente retirada',
  ),
  'bill-lines': head(
    'Cómo se calcula una factura',
    'Lo que pagaron los lectores, menos tienda, plataforma e impuestos: línea a línea, al céntimo.',
    'cálculo bruto neto comisión deducciones',
  ),
  'bill-estimate': head(
    '¿Por qué el mes en curso es una estimación?',
    'Las tiendas informan tarde y descuentan reembolsos. Solo un mes cerrado es una factura.',
    'estimación mes cambia menos',
  ),
  withdraw: head(
    'Retirar dinero',
    'En la factura, cuando dice retirada pendiente. Dos clics nunca pagan dos veces.',
    'retirar transferir banco paypal botón',
  ),
  'bill-blocked': head(
    'Qué bloquea una factura',
    'Falta un formulario fiscal o una cuenta, un cambio reciente, poco importe o una cuenta bloqueada.',
    'bloqueada no puedo retirar motivo mínimo 400060',
  ),
  'payment-failed': head(
    'Mi pago ha fallado. ¿Y ahora?',
    'El dinero volvió a tu saldo. Corrige la cuenta y retira de nuevo.',
    'pago fallido fallado devuelto banco no llegó',
  ),
  'payment-info': head(
    'Añadir banco, PayPal o Payoneer',
    'En los datos de pago. El titular debe ser el del contrato.',
    'datos de pago cuenta bancaria titular iban 400070 400071 400072',
  ),
  'payment-change': head(
    'Cambiar o quitar dónde cobras',
    'Cuando quieras, con tu contraseña y un código. Después no se paga nada durante 5 días.',
    'cambiar quitar borrar banco cuenta nueva 400073',
  ),
  'tax-form': head(
    'Formularios fiscales: W-9 y W-8BEN',
    'Sin un formulario válido la ley obliga a retener el 30\u00a0%. Rellenarlo lleva cinco minutos.',
    'impuestos fiscal retención convenio tratado w9 w8ben',
  ),
  'question-line': head(
    'Preguntar por una línea de la factura',
    'Elige preguntar y una persona de la plataforma responde en tu buzón.',
    'error importe línea reclamar',
  ),
  'completion-bonus': head(
    'Cómo se calcula el bono por finalización',
    'Por las palabras publicadas de una historia terminada, una vez, en la factura siguiente.',
    'bono completar importe tramos palabras',
  ),
};
