import { PREPARE_DAYS, REVIEW_DAYS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationAct } from '@myfiction/shared/contract/application-transitions.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { GlyphName, Tone } from '@myfiction/shared/ui.ts';
import type { ViewText } from '../i18n/use-view-text.ts';
import { openOffer } from './open-offer.ts';

type Event = ApplicationView['timeline'][number];
type Key = Parameters<ViewText>[0];

export interface TimelineEntry {
  id: string;
  state: 'done' | 'now' | 'next';
  title: { key: Key; params?: Record<string, string> };
  glyph: GlyphName;
  tone?: Tone;
  /** What somebody wrote. */
  note?: string;
  /** Why the application came back stands here. */
  hasReasons?: true;
  /** ISO time of what has happened. */
  at?: string;
  /** Beside what is to come. */
  when?: { key: Key; params?: Record<string, number> };
}

/** The course of an application, oldest first: what has happened, what is under way, what is still to come. */
export function buildTimeline(view: ApplicationView): TimelineEntry[] {
  return [...view.timeline.map((event, at) => happened(view, event, at)), ...current(view), ...coming(view)];
}

const TITLES: Readonly<Record<ApplicationAct, Key>> = {
  save: 'step.draft',
  submit: 'step.sent',
  reapply: 'step.sentAgain',
  discard: 'step.discarded',
  withdraw: 'step.withdrawn',
  return: 'step.returned',
  accept: 'step.accepted',
  sign: 'step.signed',
  'return-documents': 'step.documents',
  decline: 'step.declined',
  lapse: 'step.lapsed',
  terminate: 'step.terminated',
  claim: 'step.claimed',
  unclaim: 'step.unclaimed',
  issue: 'step.issued',
};
const LOOKS: Readonly<Partial<Record<ApplicationAct, { glyph: GlyphName; tone: Tone }>>> = {
  return: { glyph: 'full-bang', tone: 'amber' },
  'return-documents': { glyph: 'full-bang', tone: 'amber' },
  decline: { glyph: 'slashed', tone: 'brick' },
  lapse: { glyph: 'slashed', tone: 'brick' },
  terminate: { glyph: 'slashed', tone: 'brick' },
};

/** Nobody is asked to change anything any more: why it came back stands where it did. */
const isClosed = ({ status, next_actor }: ApplicationView): boolean => status === 21 && next_actor === null;

function happened(view: ApplicationView, event: Event, at: number): TimelineEntry {
  const hasReasons = isClosed(view) && at === view.timeline.length - 1;
  return {
    id: String(event.event_id),
    state: 'done',
    title: { key: titleOf(view, event, at), params: { name: event.actor_name } },
    ...(LOOKS[event.act] ?? { glyph: 'full-check', tone: 'green' }),
    ...(hasReasons ? { hasReasons } : event.note !== '' && { note: event.note }),
    at: event.at,
  };
}

function titleOf({ kind, timeline }: ApplicationView, { act, actor_name }: Event, at: number): Key {
  if (act === 'submit' && timeline.slice(0, at).some((event) => event.to_status === 20)) return 'step.sentAgain';
  if (act === 'accept' && kind === 'completion') return 'step.completed';
  return act === 'claim' && actor_name === '' ? 'step.claimedSilently' : TITLES[act];
}

function current(view: ApplicationView): TimelineEntry[] {
  const now = (
    key: Key,
    glyph: GlyphName,
    tone: Tone,
    more: Pick<TimelineEntry, 'hasReasons'> = {},
  ): TimelineEntry[] => [
    {
      id: 'now',
      state: 'now',
      title: { key },
      glyph,
      tone,
      ...more,
      ...(view.next_actor && { when: { key: view.next_actor === 'author' ? 'when.you' : 'when.now' } }),
    },
  ];
  if (view.status === 20) return now('step.review', 'half', 'amber');
  if (isClosed(view)) return [];
  if (view.status === 21) return now('step.correct', 'half', 'amber', { hasReasons: true });
  if (view.kind !== 'contract' || view.status !== 22) return [];
  return openOffer(view) ? now('step.sign', 'three-quarters', 'blue') : now('step.preparing', 'three-quarters', 'blue');
}

function coming(view: ApplicationView): TimelineEntry[] {
  if (view.next_actor === null) return [];
  const next = (key: Key, when: TimelineEntry['when']): TimelineEntry => ({
    id: key,
    state: 'next',
    title: { key },
    glyph: 'empty',
    ...(when && { when }),
  });
  const isOpen = view.status === 20 || view.status === 21;
  const review = view.status === 21 ? [next('step.review', { key: 'when.days', params: { count: REVIEW_DAYS } })] : [];
  if (view.kind === 'pay-to-read') return isOpen ? [...review, next('step.paid', { key: 'when.afterReview' })] : [];
  if (view.kind === 'completion') return isOpen ? [...review, next('step.completed', { key: 'when.afterReview' })] : [];
  const contract = next('step.contract', openOffer(view) ? undefined : { key: 'when.signOnline' });
  if (isOpen)
    return [...review, next('step.preparing', { key: 'when.days', params: { count: PREPARE_DAYS } }), contract];
  return view.status === 22 ? [contract] : [];
}
