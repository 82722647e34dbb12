import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import type { ComingCorrections } from '../billing/coming-corrections.ts';
import type { PaymentLetter } from '../billing/payment-letters.ts';
import { nameDay, nameMoment, nameMonth, writeMoney } from '../billing/plain-words.ts';
import type { taxForms } from '../database/schema/payout.ts';
import type { Translated } from '../identity/author-language.ts';

type TaxForm = Pick<typeof taxForms.$inferSelect, 'kind' | 'withholdingPercent' | 'validUntil'>;

/**
 * @param from when the new way of payment begins to be used
 * @param underWayTo where money goes that was asked for before
 */
export function payoutChanged(masked: string, from: Date, underWayTo?: string): PaymentLetter {
  const underWay = {
    en: underWayTo ? ` What you asked for before still goes to ${underWayTo}.` : '',
    es: underWayTo ? ` Lo que pediste antes va todavía a ${underWayTo}.` : '',
  };
  return {
    path: paths.paymentInfo(),
    texts: {
      en: {
        title: 'Your payment info was changed',
        body: `From ${nameMoment(from, 'en')} on you are paid to ${masked}. Until then nothing is paid to it, so that a thief who has entered it gets nothing.${underWay.en}\n\nIf this was not you, change your password and write to us at once.`,
        label: 'Check payment info',
      },
      es: {
        title: 'Tus datos de pago han cambiado',
        body: `Desde el ${nameMoment(from, 'es')} cobras en ${masked}. Hasta entonces no se paga nada ahí: si los hubiera puesto un ladrón, no recibiría nada.${underWay.es}\n\nSi no has sido tú, cambia tu contraseña y escríbenos enseguida.`,
        label: 'Revisar los datos de pago',
      },
    },
  };
}

export function payoutRemoved(masked: string): PaymentLetter {
  return {
    path: paths.paymentInfo(),
    texts: {
      en: {
        title: 'Your payout method was removed',
        body: `You are paid to ${masked} no more. Your bills wait until you add another payout method; nothing of what you have earned is lost.\n\nIf this was not you, change your password and write to us at once.`,
        label: 'Open payment info',
      },
      es: {
        title: 'Se ha quitado tu forma de cobro',
        body: `Ya no cobras en ${masked}. Tus facturas esperan hasta que añadas otra forma de cobro; no se pierde nada de lo que has ganado.\n\nSi no has sido tú, cambia tu contraseña y escríbenos enseguida.`,
        label: 'Abrir los datos de pago',
      },
    },
  };
}

export function taxAccepted(form: TaxForm, given: ComingCorrections): PaymentLetter {
  const { withholdingPercent: percent, validUntil } = form;
  const until = {
    en: validUntil ? ` It counts until ${nameDay(validUntil, 'en')}; hand in a new one before then.` : '',
    es: validUntil ? ` Vale hasta el ${nameDay(validUntil, 'es')}; entrega otro antes.` : '',
  };
  const back = givenBack(given);
  return {
    path: paths.paymentInfo(),
    texts: {
      en: {
        title: 'Your tax form was accepted',
        body: `Form ${nameOf(form)} is valid. We withhold ${percent}% of your earnings for tax.${until.en}${back.en}`,
        label: 'Open payment info',
      },
      es: {
        title: 'Tu formulario fiscal ha sido aceptado',
        body: `El formulario ${nameOf(form)} es válido. Retenemos el ${percent}\u00a0% de lo que ganas para impuestos.${until.es}${back.es}`,
        label: 'Abrir los datos de pago',
      },
    },
  };
}

/** What was withheld before, and when it comes back; nothing where nothing does. */
function givenBack({ month, sums }: ComingCorrections): Translated<string> {
  if (sums.length === 0) return { en: '', es: '' };
  const listed = (language: LabelLanguage) =>
    new Intl.ListFormat(language).format(
      sums.map(({ currency, amountMinor }) => writeMoney(amountMinor, currency, language)),
    );
  return {
    en: `\n\nOf what was withheld this year without a form you get ${listed('en')} back: it stands on your bill of ${nameMonth(month, 'en')}, which is written in the first days of the month after, even if you earn nothing in that month.`,
    es: `\n\nDe lo que se retuvo este año sin formulario te devolvemos ${listed('es')}: figura en tu factura de ${nameMonth(month, 'es')}, que se hace en los primeros días del mes siguiente, aunque no ganes nada en ese mes.`,
  };
}

/** For a form that counts for a while yet. */
export function taxRunsOut(form: TaxForm): PaymentLetter {
  const name = nameOf(form);
  const { validUntil } = form;
  const day = { en: validUntil ? nameDay(validUntil, 'en') : '', es: validUntil ? nameDay(validUntil, 'es') : '' };
  return {
    path: paths.paymentInfo(),
    texts: {
      en: {
        title: 'Your tax form runs out soon',
        body: `Form ${name} counts until ${day.en}. Hand in a new one before then: it takes the place of this one once it is accepted. Without a form that counts we have to withhold ${WITHHOLDING_WITHOUT_FORM_PERCENT}% of your earnings for tax, and your bills wait.`,
        label: 'Open payment info',
      },
      es: {
        title: 'Tu formulario fiscal vence pronto',
        body: `El formulario ${name} vale hasta el ${day.es}. Entrega otro antes: ocupará el lugar de este cuando se acepte. Sin un formulario válido tenemos que retener el ${WITHHOLDING_WITHOUT_FORM_PERCENT}\u00a0% de lo que ganas para impuestos, y tus facturas esperan.`,
        label: 'Abrir los datos de pago',
      },
    },
  };
}

/** @param reason as the desk has written it */
export function taxRejected(form: TaxForm, reason: string): PaymentLetter {
  return {
    path: paths.paymentInfo(),
    texts: {
      en: {
        title: 'Your tax form needs a correction',
        body: `Form ${nameOf(form)} could not be accepted: ${reason}\n\nCorrect it and sign it again. Nothing of what you have earned is lost.`,
        label: 'Open payment info',
      },
      es: {
        title: 'Tu formulario fiscal necesita una corrección',
        body: `El formulario ${nameOf(form)} no se ha podido aceptar: ${reason}\n\nCorrígelo y fírmalo de nuevo. No se pierde nada de lo que has ganado.`,
        label: 'Abrir los datos de pago',
      },
    },
  };
}

function nameOf({ kind }: TaxForm): string {
  return kind === 'w-9' ? 'W-9' : 'W-8BEN';
}
