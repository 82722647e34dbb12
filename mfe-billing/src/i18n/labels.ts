/** Titles and navigation labels: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.monthly-bill': 'Monthly Bill',
  'page.payment-info': 'Payment info',
  'nav.monthly-bill': 'Monthly Bill',
  'tab.monthly-bill': 'Bill',
} as const;

const es = {
  'page.monthly-bill': 'Factura mensual',
  'page.payment-info': 'Datos de pago',
  'nav.monthly-bill': 'Factura mensual',
  'tab.monthly-bill': 'Factura',
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
