import {
  BILL_STATUS_LABELS,
  type BillLineKind,
  type BillStatus,
  SETTLEMENT_ZONE,
} from '@myfiction/shared/contract/billing.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { cityOf } from '@myfiction/shared/scheduling/city-of.ts';
import { labelLanguage, type Translated } from '../../identity/author-language.ts';

/** What stands in a bill's files; the page says the same words. */
export interface BillTexts {
  language: LabelLanguage;
  kinds: Readonly<Record<BillLineKind, string>>;
  states: Readonly<Record<BillStatus, string>>;
  /** A line that is carried over, by its sign: refunds that an earlier month left, or that the next one takes. */
  carriedIn: string;
  carriedOut: string;
  document: string;
  /** @param month its name */
  title: (month: string) => string;
  subtitle: (penName: string, currency: string) => string;
  receive: string;
  state: string;
  /** Instead of state and payday, where a bill comes to nothing. */
  nothing: string;
  payday: string;
  month: string;
  monthText: string;
  sums: string;
  note: string;
  storiesTotal: string;
  sumColumns: readonly [part: string, of: string, rate: string, amount: string];
  /** Of units below 0. */
  refunded: (kind: string) => string;
  /** What a line belongs to another month by. */
  ofMonth: (kind: string, month: string) => string;
  gone: string;
  /** What belongs to no chapter, and a chapter without a name or that was deleted. */
  whole: string;
  untitled: (position: number) => string;
  chapterGone: string;
  total: string;
  lineColumns: readonly [line: string, chapter: string, kind: string, units: string, rate: string, amount: string];
  csvColumns: readonly string[];
}

const ENGLISH: BillTexts = {
  language: 'en',
  kinds: {
    unlock: 'Unlocks',
    subscription: 'Subscription',
    ads: 'Ads',
    gift: 'Gifts',
    bonus: 'Daily Update Bonus',
    'completion-bonus': 'Completion Bonus',
    adjustment: 'Adjustment',
    'carried-over': 'Carried over',
    'store-fee': 'Store fee',
    'platform-share': 'Platform share',
    tax: 'Tax withheld',
    'tax-correction': 'Tax given back',
  },
  states: BILL_STATUS_LABELS,
  carriedIn: 'Refunds of earlier months',
  carriedOut: 'Goes into the next month',
  document: 'Monthly bill',
  title: (month) => `Bill of ${month}`,
  subtitle: (penName, currency) => `${penName}, in ${currency}`,
  receive: 'You receive',
  state: 'State',
  nothing: 'Nothing to pay',
  payday: 'Payday',
  month: 'Month',
  monthText: `Begins and ends at midnight in ${cityOf(SETTLEMENT_ZONE)}`,
  sums: 'How this adds up',
  note: 'Each line is its units times its rate. The sum of all lines is rounded once, half to even; cents that are left over go to the lines that lost most by rounding down, so that all lines together are the total to the cent.',
  storiesTotal: 'Total for stories',
  sumColumns: ['Part', 'Of', 'Rate', 'Amount'],
  refunded: (kind) => `${kind}, refunded`,
  ofMonth: (kind, month) => `${kind} of ${month}`,
  gone: 'A story that was deleted',
  whole: 'The story as a whole',
  untitled: (position) => `Chapter ${position}`,
  chapterGone: 'A chapter that was deleted',
  total: 'Total',
  lineColumns: ['Line', 'Chapter', 'Kind', 'Units', 'Rate', 'Amount'],
  csvColumns: [
    'Line',
    'Story',
    'Chapter',
    'Chapter title',
    'Kind',
    'Adjusts',
    'Adjusted month',
    'Units',
    'Rate',
    'Amount',
    'Currency',
  ],
};

const SPANISH: BillTexts = {
  language: 'es',
  kinds: {
    unlock: 'Desbloqueos',
    subscription: 'Suscripción',
    ads: 'Anuncios',
    gift: 'Regalos',
    bonus: 'Bono por actualización diaria',
    'completion-bonus': 'Bono por finalización',
    adjustment: 'Ajuste',
    'carried-over': 'Arrastre',
    'store-fee': 'Comisión de la tienda',
    'platform-share': 'Parte de la plataforma',
    tax: 'Impuesto retenido',
    'tax-correction': 'Impuesto devuelto',
  },
  states: { 1: 'Pago pendiente', 2: 'Retirada pendiente', 3: 'Retirada', 4: 'Pago fallido' },
  carriedIn: 'Reembolsos de meses anteriores',
  carriedOut: 'Pasa al mes siguiente',
  document: 'Factura mensual',
  title: (month) => `Factura de ${month}`,
  subtitle: (penName, currency) => `${penName}, en ${currency}`,
  receive: 'Recibes',
  state: 'Estado',
  nothing: 'Nada que pagar',
  payday: 'Día de pago',
  month: 'Mes',
  monthText: 'Empieza y termina a medianoche en Nueva York',
  sums: 'Cómo se calcula',
  note: 'Cada línea es sus unidades por su tarifa. La suma de todas las líneas se redondea una sola vez, la mitad hacia el par; los céntimos que sobran van a las líneas que más perdieron al redondear. Así todas las líneas juntas dan el total, al céntimo.',
  storiesTotal: 'Total de las historias',
  sumColumns: ['Parte', 'De', 'Tarifa', 'Importe'],
  refunded: (kind) => `${kind}, reembolso`,
  ofMonth: (kind, month) => `${kind} de ${month}`,
  gone: 'Una historia eliminada',
  whole: 'La historia en conjunto',
  untitled: (position) => `Capítulo ${position}`,
  chapterGone: 'Un capítulo eliminado',
  total: 'Total',
  lineColumns: ['Línea', 'Capítulo', 'Tipo', 'Unidades', 'Tarifa', 'Importe'],
  csvColumns: [
    'Línea',
    'Historia',
    'Capítulo',
    'Título del capítulo',
    'Tipo',
    'Ajusta',
    'Mes ajustado',
    'Unidades',
    'Tarifa',
    'Importe',
    'Moneda',
  ],
};

const TEXTS: Translated<BillTexts> = { en: ENGLISH, es: SPANISH };

/** @param language of the author's interface */
export function billTexts(language: string): BillTexts {
  return TEXTS[labelLanguage(language)];
}
