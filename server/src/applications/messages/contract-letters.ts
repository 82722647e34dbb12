import { FREE_CHAPTERS_MIN, OFFER_VALID_DAYS, PREPARE_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { nameMoment } from '../../billing/plain-words.ts';
import type { ReturnReason } from '../../database/schema/applications.ts';
import {
  type About,
  contractPath,
  type Letter,
  letterBody,
  listPoints,
  OPEN_CONTRACT,
  OPEN_STORY,
  PUT_RIGHT,
} from './letter.ts';

const CONTRACT = { type: 'contract', event: 'contract' } as const;

/** @param open whether the story takes new chapters */
export function contractAccepted(about: About, { note, open }: { note: string; open: boolean }): Letter {
  const { title } = about.story;
  return {
    ...CONTRACT,
    sender: about.by,
    path: contractPath(about),
    texts: {
      en: {
        title: 'Your contract is being prepared',
        body: letterBody(about, 'en', [
          `Good news. Our editors read ${title} and want to sign it.`,
          note,
          `We are writing your contract now. It takes about ${PREPARE_DAYS} days. Then you get a message here and an email. You read it, and you sign it online.`,
          open ? 'You can keep publishing while you wait. Nothing changes for your readers.' : '',
        ]),
        label: OPEN_CONTRACT.en,
      },
      es: {
        title: 'Estamos preparando tu contrato',
        body: letterBody(about, 'es', [
          `Buenas noticias. Nuestro equipo editorial ha leído ${title} y quiere contratarla.`,
          note,
          `Estamos redactando tu contrato. Tarda unos ${PREPARE_DAYS} días. Después recibirás un mensaje aquí y un correo. Lo lees y lo firmas en línea.`,
          open ? 'Mientras esperas puedes seguir publicando. Para tus lectores no cambia nada.' : '',
        ]),
        label: OPEN_CONTRACT.es,
      },
    },
  };
}

/** @param open whether the story may get another offer once this one has lapsed */
export function contractIssued(about: About, until: Date, { open }: { open: boolean }): Letter {
  const { title } = about.story;
  const lapsed = open
    ? { en: '; you can apply again then', es: '; entonces puedes volver a solicitarlo' }
    : { en: ', and a completed story can get no other', es: ' y una historia terminada no puede recibir otra' };
  return {
    ...CONTRACT,
    sender: about.by,
    path: contractPath(about),
    texts: {
      en: {
        title: 'Your contract is ready to sign',
        body: letterBody(about, 'en', [
          `The contract for ${title} is ready. We have signed it.`,
          `Please read it, ask us anything you want to know, and sign it online by ${nameMoment(until, 'en')}. After ${OFFER_VALID_DAYS} days the offer lapses${lapsed.en}.`,
        ]),
        label: OPEN_CONTRACT.en,
      },
      es: {
        title: 'Tu contrato está listo para firmar',
        body: letterBody(about, 'es', [
          `El contrato de ${title} está listo. Nosotros ya lo hemos firmado.`,
          `Léelo, pregúntanos lo que quieras saber y fírmalo en línea antes del ${nameMoment(until, 'es')}. A los ${OFFER_VALID_DAYS} días la oferta caduca${lapsed.es}.`,
        ]),
        label: OPEN_CONTRACT.es,
      },
    },
  };
}

export function contractSigned(about: About): Letter {
  const { title } = about.story;
  return {
    ...CONTRACT,
    sender: about.by,
    path: contractPath(about),
    texts: {
      en: {
        title: 'Your contract is signed',
        body: letterBody(about, 'en', [
          `You have signed the contract for ${title}. It is in force from today, and the signed document waits for you under Contract Information.`,
          `From now on your editor changes the details of the story with you. Write to us whenever you want to change one. You can apply for Pay-to-Read once a chapter follows the ${FREE_CHAPTERS_MIN} that stay free.`,
        ]),
        label: OPEN_CONTRACT.en,
      },
      es: {
        title: 'Tu contrato está firmado',
        body: letterBody(about, 'es', [
          `Has firmado el contrato de ${title}. Está en vigor desde hoy, y el documento firmado te espera en la información del contrato.`,
          `Desde ahora los datos de la historia los cambia tu editor contigo. Escríbenos siempre que quieras cambiar alguno. Puedes solicitar el pago por lectura en cuanto haya un capítulo tras los ${FREE_CHAPTERS_MIN} que son gratis.`,
        ]),
        label: OPEN_CONTRACT.es,
      },
    },
  };
}

/** @param open whether the story may apply again */
export function contractDeclined({ id, title }: About['story'], { open }: { open: boolean }): Letter {
  const again = { en: ' You can apply again at any time.', es: ' Puedes volver a solicitarlo cuando quieras.' };
  return {
    ...CONTRACT,
    path: paths.storyDetail(id),
    texts: {
      en: {
        title: 'You declined the contract',
        body: `Nothing was signed, and ${title} stays as it is.${open ? again.en : ''}`,
        label: OPEN_STORY.en,
      },
      es: {
        title: 'Has rechazado el contrato',
        body: `No se ha firmado nada y ${title} se queda como está.${open ? again.es : ''}`,
        label: OPEN_STORY.es,
      },
    },
  };
}

/** @param open whether the story may apply again */
export function contractLapsed({ id, title }: About['story'], { open }: { open: boolean }): Letter {
  const again = {
    en: ' You can apply again at any time; what you filled in is still there.',
    es: ' Puedes volver a solicitarlo cuando quieras; lo que rellenaste sigue ahí.',
  };
  return {
    ...CONTRACT,
    path: paths.storyDetail(id),
    texts: {
      en: {
        title: 'The contract offer has run out',
        body: `The contract for ${title} was not signed within ${OFFER_VALID_DAYS} days, so the offer has lapsed. ${title} stays as it is.${open ? again.en : ''}`,
        label: OPEN_STORY.en,
      },
      es: {
        title: 'La oferta de contrato ha caducado',
        body: `El contrato de ${title} no se ha firmado en ${OFFER_VALID_DAYS} días, así que la oferta ha caducado. ${title} se queda como está.${open ? again.es : ''}`,
        label: OPEN_STORY.es,
      },
    },
  };
}

/** @param payToRead what ends with the contract: what readers pay for, or an application for it */
export function contractTerminated(about: About, reason: string, payToRead: 'paid' | 'applied' | null): Letter {
  const { title } = about.story;
  const paid = {
    en: 'Pay-to-Read has ended with the contract. Paid chapters are taken down within 30 days; readers keep those they have bought.',
    es: 'El pago por lectura ha terminado con el contrato. Los capítulos de pago se retiran en 30 días; los lectores conservan los que han comprado.',
  };
  const applied = {
    en: 'No chapter can become paid any more, and your Pay-to-Read application leads no further.',
    es: 'Ningún capítulo puede ser ya de pago, y tu solicitud de pago por lectura no sigue adelante.',
  };
  const ends = { paid, applied };
  return {
    ...CONTRACT,
    sender: about.by,
    path: contractPath(about),
    texts: {
      en: {
        title: 'Your contract has ended',
        body: letterBody(about, 'en', [
          `The contract for ${title} has ended.`,
          reason,
          payToRead ? ends[payToRead].en : '',
          'What you have earned until today is paid. The document that says so is under Contract Information.',
        ]),
        label: OPEN_CONTRACT.en,
      },
      es: {
        title: 'Tu contrato ha terminado',
        body: letterBody(about, 'es', [
          `El contrato de ${title} ha terminado.`,
          reason,
          payToRead ? ends[payToRead].es : '',
          'Lo que has ganado hasta hoy se paga. El documento que lo dice está en la información del contrato.',
        ]),
        label: OPEN_CONTRACT.es,
      },
    },
  };
}

export function documentsReturned(about: About, reasons: readonly ReturnReason[]): Letter {
  const { id, title } = about.story;
  return {
    ...CONTRACT,
    sender: about.by,
    path: paths.contract('reapply', id),
    texts: {
      en: {
        title: 'Your contract needs a correction',
        body: letterBody(about, 'en', [
          `We cannot write the contract for ${title} with the data that we have:`,
          listPoints(reasons, 'en'),
          'Please put it right and send it again. Nothing else has to be filled in anew.',
        ]),
        label: PUT_RIGHT.en,
      },
      es: {
        title: 'Tu contrato necesita una corrección',
        body: letterBody(about, 'es', [
          `No podemos redactar el contrato de ${title} con los datos que tenemos:`,
          listPoints(reasons, 'es'),
          'Corrígelo y envíalo de nuevo. No hay que volver a rellenar nada más.',
        ]),
        label: PUT_RIGHT.es,
      },
    },
  };
}
