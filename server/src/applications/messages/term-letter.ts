import { paths } from '@myfiction/shared/contract/paths.ts';
import { nameMoment } from '../../billing/plain-words.ts';
import { type About, type Letter, OPEN_CONTRACT } from './letter.ts';

/**
 * When a contract's term ends and what comes then.
 * @param over where the author could not be written to before
 * @param paid whether readers pay for chapters
 * @param open whether the story is one that its author may still change
 */
export function contractTermEnds(
  { id, title }: About['story'],
  endsAt: Date,
  { over, paid, open }: { over: boolean; paid: boolean; open: boolean },
): Letter {
  const when = { en: nameMoment(endsAt, 'en'), es: nameMoment(endsAt, 'es') };
  const takenDown = {
    en: ' Pay-to-Read ends with it: paid chapters are taken down within 30 days after the end; readers keep those they have bought.',
    es: ' El pago por lectura termina con él: los capítulos de pago se retiran en los 30 días siguientes al final; los lectores conservan los que han comprado.',
  };
  const details = {
    en: '; from then on you change the details of the story yourself again',
    es: '; desde entonces vuelves a cambiar tú los datos de la historia',
  };
  return {
    ...{ type: 'contract', event: 'contract', path: paths.contract('view', id) },
    texts: {
      en: {
        title: over ? 'The term of your contract is over' : 'Your contract ends soon',
        body: [
          over
            ? `The term of the contract for ${title} ended on ${when.en}. It is not prolonged without a new signature.`
            : `The contract for ${title} runs until ${when.en}. It ends by itself and is not prolonged without a new signature.`,
          `${title} stays yours and stays in your list, and what it has earned is paid.${paid ? takenDown.en : ''} You get a message once we have closed the contract${open ? details.en : ''}.`,
          over
            ? 'You can write to your editor from the page of the contract.'
            : 'Would you like to go on together? Write to your editor before then, from the page of the contract.',
        ].join('\n\n'),
        label: OPEN_CONTRACT.en,
      },
      es: {
        title: over ? 'El plazo de tu contrato ha terminado' : 'Tu contrato termina pronto',
        body: [
          over
            ? `El plazo del contrato de ${title} terminó el ${when.es}. No se prolonga sin una nueva firma.`
            : `El contrato de ${title} dura hasta el ${when.es}. Termina por sí solo y no se prolonga sin una nueva firma.`,
          `${title} sigue siendo tuya y sigue en tu lista, y lo que ha ganado se paga.${paid ? takenDown.es : ''} Recibirás un mensaje cuando hayamos cerrado el contrato${open ? details.es : ''}.`,
          over
            ? 'Puedes escribir a tu editor desde la página del contrato.'
            : '¿Quieres que sigamos juntos? Escribe antes a tu editor, desde la página del contrato.',
        ].join('\n\n'),
        label: OPEN_CONTRACT.es,
      },
    },
  };
}
