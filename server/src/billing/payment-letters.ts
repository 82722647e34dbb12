import { CURRENCIES } from '@myfiction/shared/contract/money.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import type { Translated } from '../identity/author-language.ts';
import type { TranslatedDraft } from '../inbox/send-translated.ts';
import type { PayoutReadiness } from '../payout/payout-readiness.ts';
import type { BillRow } from './bill-moves.ts';
import { nameDay, nameMonth, writeMoney } from './plain-words.ts';

/** What an author is told about money, and where the button below it leads. */
export type PaymentLetter = Pick<TranslatedDraft, 'texts' | 'path'>;

type Bill = Pick<BillRow, 'month' | 'currency' | 'netMinor'>;
type NewBill = Bill & Pick<BillRow, 'payday'>;
type Readiness = Pick<PayoutReadiness, 'tax' | 'method'>;

const billPath = ({ month, currency }: Bill): string => paths.bill(month.slice(0, 7), currency);
const monthOf = ({ month }: Bill, language: LabelLanguage): string => nameMonth(month, language);
const moneyOf = ({ netMinor, currency }: Bill, language: LabelLanguage): string =>
  writeMoney(netMinor, currency, language);

export function billWritten(bill: NewBill, readiness: Readiness): PaymentLetter {
  const sum = sumOf(bill, readiness);
  return {
    path: billPath(bill),
    texts: {
      en: {
        title: `Your bill of ${monthOf(bill, 'en')}`,
        body: `${sum.en} The bill says where each part of it comes from.`,
        label: 'Open the bill',
      },
      es: {
        title: `Tu factura de ${monthOf(bill, 'es')}`,
        body: `${sum.es} La factura dice de dónde viene cada parte.`,
        label: 'Abrir la factura',
      },
    },
  };
}

/** What a new bill comes to, and from when on it can be withdrawn. */
function sumOf(bill: NewBill, readiness: Readiness): Translated<string> {
  if (bill.netMinor === 0) {
    return {
      en: `It comes to ${moneyOf(bill, 'en')}: there is nothing to pay.`,
      es: `Suma ${moneyOf(bill, 'es')}: no hay nada que pagar.`,
    };
  }
  const conditions = conditionsOf(bill, readiness);
  const once = (word: string, language: LabelLanguage) =>
    conditions.length === 0
      ? ''
      : `, ${word} ${new Intl.ListFormat(language).format(conditions.map((condition) => condition[language]))}`;
  return {
    en: `You receive ${moneyOf(bill, 'en')}. From ${nameDay(bill.payday, 'en')} on you can withdraw it${once('once', 'en')}.`,
    es: `Recibes ${moneyOf(bill, 'es')}. Podrás retirarlo desde el ${nameDay(bill.payday, 'es')}${once('cuando', 'es')}.`,
  };
}

/** What a payment waits for beside its day, as of now. */
function conditionsOf({ netMinor, currency }: NewBill, { tax, method }: Readiness): Translated<string>[] {
  const { leastPayoutMinor } = CURRENCIES[currency];
  const least = (language: LabelLanguage) => writeMoney(leastPayoutMinor, currency, language);
  const found: [condition: Translated<string>, applies: boolean][] = [
    [{ en: 'your tax form is accepted', es: 'se acepte tu formulario fiscal' }, tax !== 'valid'],
    [{ en: 'you have a payout method', es: 'tengas una forma de cobro' }, method === null],
    [
      { en: `all that waits comes to ${least('en')}`, es: `todo lo que espera sume ${least('es')}` },
      netMinor < leastPayoutMinor,
    ],
  ];
  return found.filter(([, applies]) => applies).map(([condition]) => condition);
}

export function billReleased(bill: Bill): PaymentLetter {
  return {
    path: billPath(bill),
    texts: {
      en: {
        title: 'Your bill is ready to withdraw',
        body: `The bill of ${monthOf(bill, 'en')} has reached its payday. You can withdraw ${moneyOf(bill, 'en')} now.`,
        label: 'Open the bill',
      },
      es: {
        title: 'Tu factura está lista para retirar',
        body: `La factura de ${monthOf(bill, 'es')} ha llegado a su día de pago. Ya puedes retirar ${moneyOf(bill, 'es')}.`,
        label: 'Abrir la factura',
      },
    },
  };
}

/** @param masked where the money went, as it may be shown */
export function moneySent(bill: Bill, masked: string): PaymentLetter {
  return {
    path: billPath(bill),
    texts: {
      en: {
        title: 'Your money is on its way',
        body: `We have sent ${moneyOf(bill, 'en')} for ${monthOf(bill, 'en')} to ${masked}. Banks take one to five working days.`,
        label: 'Open the bill',
      },
      es: {
        title: 'Tu dinero está en camino',
        body: `Hemos enviado ${moneyOf(bill, 'es')} de ${monthOf(bill, 'es')} a ${masked}. Los bancos tardan de uno a cinco días laborables.`,
        label: 'Abrir la factura',
      },
    },
  };
}

/** @param reason as the desk has written it */
export function paymentFailed(bill: Bill, reason: string): PaymentLetter {
  return {
    path: paths.paymentInfo(),
    texts: {
      en: {
        title: 'A payment did not arrive',
        body: `${reason}\n\nNothing is lost: ${moneyOf(bill, 'en')} for ${monthOf(bill, 'en')} is back on your balance. Check your payment info, then withdraw again.`,
        label: 'Check payment info',
      },
      es: {
        title: 'Un pago no ha llegado',
        body: `${reason}\n\nNo se pierde nada: ${moneyOf(bill, 'es')} de ${monthOf(bill, 'es')} está de nuevo en tu saldo. Revisa tus datos de pago y vuelve a retirarlo.`,
        label: 'Revisar los datos de pago',
      },
    },
  };
}
