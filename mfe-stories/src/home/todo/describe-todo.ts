import { SETTLEMENT_ZONE } from '@myfiction/shared/contract/billing.ts';
import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { COMMENT_COUNT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatDate, formatNumber } from '@myfiction/shared/host.ts';
import { completionPath, contractPath, payToReadPath } from '../../common/application-path.ts';
import { describeMoment } from '../../common/describe-time.ts';
import type { HomeText } from '../i18n/use-home-text.ts';

export type TodoEntry = HomeOverview['todo'][number];

export interface TodoText {
  title: string;
  text: string;
  /** Where it is done. */
  to: string;
  action: string;
}

/** A to-do in words. */
export function describeTodo(entry: TodoEntry, t: HomeText, now: number, language: string): TodoText {
  const { item, story_id: storyId, story_title: story, due_at: dueAt } = entry;
  const when = dueAt ? describeMoment(dueAt, now, language) : '';
  const ofPayment = { to: paths.paymentInfo(), action: t('todo.open') };
  switch (item.kind) {
    case 'accountDeletion':
      return {
        title: t('todo.accountDeletion', { when: dueAt ? formatDate(dueAt, 'date') : '' }),
        text: t('todo.accountDeletion.text'),
        to: paths.settings(),
        action: t('todo.open'),
      };
    case 'finishChapter': {
      const number = formatNumber(item.position);
      const to = paths.editChapter(item.chapter_id);
      return item.title === ''
        ? { title: t('todo.name', { number }), text: t('todo.name.text', { story, when }), to, action: t('todo.write') }
        : {
            title: t('todo.finish', { number }),
            text: t('todo.finish.text', { story, when, count: item.words, words: formatNumber(item.words) }),
            to,
            action: t('todo.write'),
          };
    }
    case 'emptySchedule':
      return {
        title: t('todo.emptySchedule'),
        text: t('todo.emptySchedule.text', { story, when }),
        to: paths.storyDetail(storyId),
        action: t('todo.open'),
      };
    case 'stagedEdits':
      return {
        title: t('todo.staged', { count: item.count, number: formatNumber(item.position) }),
        text: t('todo.staged.text', { story }),
        to: item.count === 1 ? paths.updateChapter(item.chapter_id) : paths.storyDetail(storyId),
        action: t('todo.open'),
      };
    case 'contractReturned':
      return view(item.kind, contractPath(storyId, 21));
    case 'contractDraft':
      return view(item.kind, contractPath(storyId, 10));
    case 'contractOffer':
      return {
        ...view(item.kind, contractPath(storyId, 22)),
        text: dueAt
          ? t('todo.contractOffer.expected', { story, when: formatDate(dueAt, 'dayMonth') })
          : t('todo.contractOffer.text', { story }),
      };
    case 'contractToSign': {
      // The offer lapses at that minute.
      const by = dueAt ? `${formatDate(dueAt, 'dayMonth')}, ${formatDate(dueAt, 'time')}` : '';
      return {
        title: t('todo.contractToSign'),
        text: t('todo.contractToSign.text', { story, when: by }),
        to: contractPath(storyId, 22),
        action: t('todo.view'),
      };
    }
    case 'contractEnds':
      return {
        title: t('todo.contractEnds'),
        // The day that the contract's page names.
        text: t('todo.contractEnds.text', { story, when: dueAt ? formatDate(dueAt, 'date') : '' }),
        to: contractPath(storyId, 30),
        action: t('todo.view'),
      };
    case 'payToReadReturned':
      return view(item.kind, payToReadPath(storyId, 21));
    case 'completionReturned':
      return view(item.kind, completionPath(storyId));
    case 'heldComments':
      return {
        title: t('todo.heldComments', { count: item.count, comments: heldText(item.count) }),
        text: t('todo.heldComments.text', { count: item.count }),
        to: paths.comments({ filter: 'held' }),
        action: t('todo.open'),
      };
    case 'billBlocked':
      return item.reason === 'no-method'
        ? payment(t('todo.noMethod'), 'noMethod')
        : { ...ofPayment, title: t('todo.billBlocked'), text: t('todo.billBlocked.text') };
    case 'taxMissing':
      return payment(t(item.rejected ? 'todo.taxRejected' : 'todo.taxMissing'), 'taxMissing');
  }

  function payment(title: string, kind: 'noMethod' | 'taxMissing'): TodoText {
    // The day that Payment info names.
    const when = dueAt ? formatDate(dueAt, 'dayMonth', SETTLEMENT_ZONE) : '';
    const text = dueAt ? t(`todo.${kind}.by`, { when }) : t(`todo.${kind}.text`);
    return { ...ofPayment, title, text };
  }

  function view(kind: ApplicationKind, to: string): TodoText {
    return { title: t(`todo.${kind}`), text: t(`todo.${kind}.text`, { story }), to, action: t('todo.view') };
  }
}

/** The server counts no further. */
function heldText(count: number): string {
  return count < COMMENT_COUNT_MAX ? formatNumber(count) : `${formatNumber(COMMENT_COUNT_MAX - 1)}+`;
}

type ApplicationKind =
  | 'contractReturned'
  | 'contractDraft'
  | 'contractOffer'
  | 'payToReadReturned'
  | 'completionReturned';
