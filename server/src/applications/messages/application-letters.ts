import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { BONUS_CURRENCY } from '@myfiction/shared/contract/billing.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { nameMoment, writeMoney, writeUnits } from '../../billing/plain-words.ts';
import type { ReturnReason } from '../../database/schema/applications.ts';
import type { Translated } from '../../identity/author-language.ts';
import { type About, type Letter, letterBody, listPoints, OPEN_STORY, PUT_RIGHT } from './letter.ts';

const APPLICATION = { type: 'editor', event: 'application' } as const;

const KIND_NAMES: Translated<Readonly<Record<ApplicationKind, string>>> = {
  en: {
    contract: 'contract application',
    'pay-to-read': 'Pay-to-Read application',
    completion: 'application for completion',
  },
  es: {
    contract: 'solicitud de contrato',
    'pay-to-read': 'solicitud de pago por lectura',
    completion: 'solicitud de finalización',
  },
};

const OPEN_PAY_TO_READ: Translated<string> = { en: 'Open Pay-to-Read', es: 'Abrir el pago por lectura' };

/** For completion it is the story that changes: there is no form. */
const GO_ON: Translated<Readonly<Record<'form' | 'story', string>>> = {
  en: {
    form: 'Everything you filled in is still there. Change what is marked, and send it again.',
    story: 'The story is open for writing again. Change it there, and apply again.',
  },
  es: {
    form: 'Todo lo que rellenaste sigue ahí. Cambia lo que está marcado y envíala de nuevo.',
    story: 'La historia vuelve a estar abierta. Haz los cambios en ella y envía la solicitud de nuevo.',
  },
};

/** One point needs a small change, several need some. */
export function returned(about: About, kind: ApplicationKind, reasons: readonly ReturnReason[]): Letter {
  const { id, title } = about.story;
  const one = reasons.length === 1;
  return {
    ...APPLICATION,
    sender: about.by,
    path: reapplyPath(kind, id),
    texts: {
      en: {
        title: `Your ${KIND_NAMES.en[kind]} needs ${one ? 'a change' : 'some changes'}`,
        body: letterBody(about, 'en', [
          `Thank you for ${title}. Before we can go on, please look at this:`,
          listPoints(reasons, 'en'),
          GO_ON.en[kind === 'completion' ? 'story' : 'form'],
        ]),
        label: PUT_RIGHT.en,
      },
      es: {
        title: `Tu ${KIND_NAMES.es[kind]} necesita ${one ? 'un cambio' : 'algunos cambios'}`,
        body: letterBody(about, 'es', [
          `Gracias por ${title}. Antes de seguir, mira esto, por favor:`,
          listPoints(reasons, 'es'),
          GO_ON.es[kind === 'completion' ? 'story' : 'form'],
        ]),
        label: PUT_RIGHT.es,
      },
    },
  };
}

/** Pay-to-Read comes back after the contract has ended: it cannot be sent again. */
export function payToReadClosed(about: About, reasons: readonly ReturnReason[]): Letter {
  const { id, title } = about.story;
  return {
    ...APPLICATION,
    sender: about.by,
    path: paths.payToRead('view', id),
    texts: {
      en: {
        title: `Your ${KIND_NAMES.en['pay-to-read']} has come back`,
        body: letterBody(about, 'en', [
          `The contract for ${title} has ended, so the application cannot be sent again.`,
          listPoints(reasons, 'en'),
        ]),
        label: OPEN_PAY_TO_READ.en,
      },
      es: {
        title: `Tu ${KIND_NAMES.es['pay-to-read']} ha vuelto`,
        body: letterBody(about, 'es', [
          `El contrato de ${title} ha terminado, así que la solicitud no se puede enviar de nuevo.`,
          listPoints(reasons, 'es'),
        ]),
        label: OPEN_PAY_TO_READ.es,
      },
    },
  };
}

/** @param note what the editor liked, empty for nothing */
export function payToReadAccepted(
  about: About,
  { first, paidFrom, note = '' }: { first: number; paidFrom: Date; note?: string },
): Letter {
  const { id, title } = about.story;
  return {
    ...APPLICATION,
    sender: about.by,
    path: paths.payToRead('view', id),
    texts: {
      en: {
        title: 'Welcome to Pay-to-Read',
        body: letterBody(about, 'en', [
          `From ${nameMoment(paidFrom, 'en')} readers of ${title} pay from chapter ${first} on. Chapters 1 to ${first - 1} stay free.`,
          note,
          'What they pay stands in your monthly bill, chapter by chapter.',
        ]),
        label: OPEN_PAY_TO_READ.en,
      },
      es: {
        title: 'Te damos la bienvenida al pago por lectura',
        body: letterBody(about, 'es', [
          `Desde el ${nameMoment(paidFrom, 'es')} los lectores de ${title} pagan a partir del capítulo ${first}. Los capítulos 1 a ${first - 1} siguen siendo gratis.`,
          note,
          'Lo que pagan figura en tu factura mensual, capítulo a capítulo.',
        ]),
        label: OPEN_PAY_TO_READ.es,
      },
    },
  };
}

/** @param note what the editor liked, empty for nothing */
export function completionAccepted(
  about: About,
  { words, bonusMinor, note = '' }: { words: number; bonusMinor: number; note?: string },
): Letter {
  const { id, title } = about.story;
  const bonus = {
    en: `Your Completion Bonus of ${writeMoney(bonusMinor, BONUS_CURRENCY, 'en')} stands in your next bill.`,
    es: `Tu bono por finalización de ${writeMoney(bonusMinor, BONUS_CURRENCY, 'es')} figura en tu próxima factura.`,
  };
  return {
    ...APPLICATION,
    sender: about.by,
    path: paths.storyDetail(id),
    texts: {
      en: {
        title: `${title} is completed`,
        body: letterBody(about, 'en', [
          `Congratulations. ${title} is completed with ${writeUnits(words, 'en')} words.`,
          note,
          bonusMinor === 0 ? '' : bonus.en,
        ]),
        label: OPEN_STORY.en,
      },
      es: {
        title: `${title} está terminada`,
        body: letterBody(about, 'es', [
          `Enhorabuena. ${title} está terminada, con ${writeUnits(words, 'es')} palabras.`,
          note,
          bonusMinor === 0 ? '' : bonus.es,
        ]),
        label: OPEN_STORY.es,
      },
    },
  };
}

function reapplyPath(kind: ApplicationKind, storyId: string): string {
  if (kind === 'contract') return paths.contract('reapply', storyId);
  return kind === 'pay-to-read' ? paths.payToRead('reapply', storyId) : paths.storyDetail(storyId);
}
