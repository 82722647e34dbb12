import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { makeApplication } from '../testing/make-application.ts';
import { buildTimeline } from './build-timeline.ts';

type Event = ApplicationView['timeline'][number];
let id = 0;
const event = (act: Event['act'], from: number, to: number, change: Partial<Event> = {}): Event => ({
  event_id: ++id,
  act,
  from_status: from,
  to_status: to,
  actor: 'author',
  actor_name: '',
  note: '',
  at: '2026-11-16T20:14:00.000Z',
  ...change,
});
const hana = { actor: 'editor', actor_name: 'Hana' } as const;
const offer = {
  document_id: '01930000-0000-7000-8000-0000000000d1',
  type: 'contract',
  name: 'contract.pdf',
  created_at: '2026-11-20T08:00:00.000Z',
  sha256: 'a'.repeat(64),
} as const;
const shown = (change: Partial<ApplicationView>) =>
  buildTimeline(makeApplication(change)).map(({ state, title }) => `${state} ${title.key}`);

it('tells the way of a contract in review, with what is to come', () => {
  expect(
    shown({
      status: 20,
      timeline: [event('submit', 0, 20), event('claim', 20, 20, { ...hana, note: 'Read to chapter 10.' })],
    }),
  ).toEqual(['done step.sent', 'done step.claimed', 'now step.review', 'next step.preparing', 'next step.contract']);
});

it('tells a second sending and a withdrawal by their names', () => {
  expect(
    shown({ status: 20, timeline: [event('submit', 0, 20), event('withdraw', 20, 10), event('submit', 10, 20)] }).slice(
      0,
      3,
    ),
  ).toEqual(['done step.sent', 'done step.withdrawn', 'done step.sentAgain']);
});

it('waits for the author once the contract is issued', () => {
  const accepted = { status: 22, timeline: [event('accept', 20, 22, hana)] };
  expect(shown({ ...accepted, next_actor: 'editor' })).toContain('now step.preparing');
  expect(shown({ ...accepted, next_actor: 'author', documents: [offer] })).toContain('now step.sign');
});

it('says that she will sign online until the contract is there to sign', () => {
  const last = (change: Partial<ApplicationView>) =>
    buildTimeline(makeApplication({ status: 22, timeline: [], ...change })).at(-1);
  expect(last({ next_actor: 'editor' })?.when?.key).toBe('when.signOnline');
  expect(last({ next_actor: 'author', documents: [offer] })?.when).toBeUndefined();
});

it.each([
  [21, [event('return', 20, 21, hana)], ['done step.returned', 'now step.correct', 'next step.review']],
  [21, [event('return-documents', 22, 21, hana)], ['done step.documents', 'now step.correct', 'next step.review']],
  [30, [event('sign', 22, 30)], ['done step.signed']],
  [31, [event('terminate', 30, 31, hana)], ['done step.terminated']],
  [0, [event('decline', 22, 0)], ['done step.declined']],
  [0, [event('lapse', 22, 0, { actor: 'system' })], ['done step.lapsed']],
])('at %i tells how it came about', (status, timeline, expected) => {
  expect(shown({ status, timeline })).toEqual(expect.arrayContaining(expected));
});

it('tells why it came back where it did, once nobody is asked to change it', () => {
  const reasons = [{ field: '', text: 'The contract has ended.' }];
  const timeline = [event('submit', 0, 20), event('return', 20, 21, hana)];
  const entries = buildTimeline(
    makeApplication({ kind: 'pay-to-read', status: 21, next_actor: null, reasons, timeline }),
  );
  expect(entries.map(({ title, hasReasons }) => [title.key, hasReasons])).toEqual([
    ['step.sent', undefined],
    ['step.returned', true],
  ]);
});

it('promises nothing more once paid reading or completion is settled', () => {
  expect(shown({ kind: 'pay-to-read', status: 22, timeline: [event('accept', 20, 22, hana)] })).toEqual([
    'done step.accepted',
  ]);
  expect(shown({ kind: 'completion', status: 22, timeline: [event('accept', 20, 22, hana)] })).toEqual([
    'done step.completed',
  ]);
});
