import type en from './en.ts';

export default {
  'bill.title': 'Cada mes, al céntimo',
  'bill.text':
    'Esta página reúne tus facturas mensuales: lo que ganó cada historia, lo que se descontó y cuándo se paga. Los ingresos empiezan con un contrato.',
  'bill.action': 'Ir a Mis historias',
  'payment.title': 'Adónde va tu dinero',
  'payment.text': 'Esta página reúne cómo cobras y tu formulario fiscal. Te pediremos ambos antes de tu primer pago.',
  'payment.action': 'Ver tu factura mensual',
} satisfies Record<keyof typeof en, string>;
