import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { announce, endAnnouncement, listAnnouncements } from '../../home/announcements.ts';
import type { DeskCommand } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { argumentOf, countOf, idOf, optionOf } from '../frame/read-input.ts';

export const announcementCommands: readonly DeskCommand[] = [
  {
    name: 'announce',
    area: 'Announcements',
    summary: 'Show news to every author on Home, at once',
    arguments: [{ name: 'TITLE', help: 'one line' }],
    options: [
      { name: 'body', value: 'TEXT', help: 'What it says', required: true },
      { name: 'es-title', value: 'TITLE', help: 'The same in Spanish; who reads it gets the English one without it' },
      { name: 'es-body', value: 'TEXT', help: 'What it says in Spanish' },
      {
        name: 'until',
        value: 'TIME',
        help: 'The last day (UTC) or moment that it is shown, like 2026-03-31 or 2026-03-31T18:00Z',
      },
      { name: 'path', value: 'PATH', help: 'Where it leads in the studio, like /activity/spring' },
    ],
    async run({ db, now }, input) {
      const until = optionOf(input, 'until');
      const endsAt = until === undefined ? undefined : readEnd(until);
      const actionPath = optionOf(input, 'path');
      const draft = { title: argumentOf(input, 'TITLE'), body: optionOf(input, 'body') ?? '' };
      const es = readSpanish(optionOf(input, 'es-title'), optionOf(input, 'es-body'));
      const more = { ...(es && { es }), ...(endsAt && { endsAt }), ...(actionPath && { actionPath }) };
      const id = await announce(db, { ...draft, ...more }, now);
      const target = `announcement ${id}`;
      return { data: { announcement_id: id }, target, done: `Announced. End it with: announcement end ${id}` };
    },
  },
  {
    name: 'announcement end',
    area: 'Announcements',
    summary: 'Take news down',
    arguments: [{ name: 'ID', help: 'of the announcement' }],
    async run({ db, now }, input) {
      const id = idOf(input, 'ID');
      const changed = await endAnnouncement(db, id, now);
      const done = changed ? 'It is no longer shown.' : 'It had ended already.';
      return { data: { announcement_id: id, changed }, target: `announcement ${id}`, done };
    },
  },
  {
    name: 'announcement list',
    area: 'Announcements',
    summary: 'List news, the newest first',
    options: [{ name: 'most', value: 'N', help: 'How many at most; 20 without it' }],
    async run({ db }, input) {
      const items = await listAnnouncements(db, countOf(input, 'most', 20));
      const rows = items.map(({ id, title, publishedAt, endsAt }) => [id, title, publishedAt, endsAt]);
      return { data: items, tables: [{ columns: ['announcement', 'title', 'since', 'until'], rows }] };
    },
  },
];

function readSpanish(title = '', body = ''): { title: string; body: string } | undefined {
  if (title === '' && body === '') return undefined;
  if (title === '' || body === '') throw new DeskError('usage', 'Give both --es-title and --es-body, or neither.');
  return { title, body };
}

/** A day holds to its end, in UTC. */
function readEnd(text: string): Date {
  const time = readTime(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(time.getTime() + DAY_MS) : time;
}

/** A day, or a time that begins with one. `Date` alone reads many things as one, and February 29 as March 1 in any year. */
function readTime(text: string): Date {
  const day = new Date(text.slice(0, 10));
  const time = new Date(text);
  const isDay = !Number.isNaN(day.getTime()) && text.startsWith(day.toISOString().slice(0, 10));
  if (!isDay || Number.isNaN(time.getTime()))
    throw new DeskError('usage', `--until is like 2026-03-31, not "${text}".`);
  return time;
}
