import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import type { ReturnReason } from '../../database/schema/applications.ts';
import { AppError } from '../../platform/handler.ts';
import { isContractInForce } from '../contract-in-force.ts';
import { type ApplicationContext, withAnyApplication } from '../held-application.ts';
import { payToReadClosed, returned } from '../messages/application-letters.ts';
import { documentsReturned } from '../messages/contract-letters.ts';
import { moveApplication } from '../move-application.ts';
import { aboutOf, byEditor, type DeskAct, refuseClaimed } from './desk-context.ts';

const FIELD_MAX = 100;
const TEXT_MAX = 1000;

export interface Return extends DeskAct {
  /** At least one. */
  reasons: readonly ReturnReason[];
}

/** Gives an application back with what has to change. Throws `applicationMoved`, `claimedByOther`, `invalidRequest`. */
export function returnWithReasons(context: ApplicationContext, { by, reasons, ...key }: Return): Promise<void> {
  const told = readReasons(reasons);
  return withAnyApplication(context, key, async (inside, held) => {
    refuseClaimed(held, by);
    const about = await aboutOf(inside, held, by);
    const { db, clock } = inside;
    const closed = key.kind === 'pay-to-read' && !(await isContractInForce(db, held.story, clock.now()));
    await moveApplication(inside, held, {
      ...byEditor(by),
      action: 'return',
      changes: { editor: by, reasons: told },
      message: closed ? payToReadClosed(about, told) : returned(about, key.kind, told),
    });
  });
}

/** A contract cannot be written with the data that was given, or what was issued was wrong: the offer is void. */
export function returnDocuments(
  context: ApplicationContext,
  { by, reasons, ...key }: Omit<Return, 'kind'>,
): Promise<void> {
  const told = readReasons(reasons);
  return withAnyApplication(context, { ...key, kind: 'contract' }, async (inside, held) => {
    refuseClaimed(held, by);
    const about = await aboutOf(inside, held, by);
    await moveApplication(inside, held, {
      ...byEditor(by),
      action: 'return-documents',
      changes: { editor: by, reasons: told, contractId: null },
      message: documentsReturned(about, told),
    });
  });
}

function readReasons(reasons: readonly ReturnReason[]): ReturnReason[] {
  const told = reasons.map(({ field, text }) => ({ field: field.trim(), text: text.trim() }));
  const bad = told.find(
    ({ field, text }) => text === '' || countCharacters(text) > TEXT_MAX || countCharacters(field) > FIELD_MAX,
  );
  if (told.length > 0 && !bad) return told;
  throw new AppError('invalidRequest', { msg: `Give at least one reason, each of 1 to ${TEXT_MAX} characters.` });
}
