import { changeLanguage, registerMessages, translator } from '@myfiction/shared/host.ts';
import { messages, STORIES_NAMESPACE } from '../i18n/messages.ts';
import { describeNext } from './next-chapter.ts';

/** By the clock on the author's wall, whatever the zone. */
const wall = (day: number, hour: number, month = 2) => new Date(2026, month, day, hour);
const describe48 = (at: Date, now: Date) =>
  describeNext({ position: 48, at: at.toISOString() }, translator(STORIES_NAMESPACE), now.getTime())
    // A time stays in one line by a space that no keyboard has.
    .replace(/\u00a0/g, ' ');

beforeAll(() => registerMessages(STORIES_NAMESPACE, messages));
afterEach(() => changeLanguage('en'));

test.each([
  ['Ch. 48 today, 11:00 PM', wall(4, 23), wall(4, 0)],
  ['Ch. 48 tomorrow, 6:00 AM', wall(5, 6), wall(4, 23)],
  ['Ch. 48 tomorrow, 11:00 PM', wall(5, 23), wall(4, 0)],
  ['Ch. 48 on 6 Mar, 12:00 AM', wall(6, 0), wall(4, 23)],
  ['Ch. 48 tomorrow, 6:00 AM', wall(1, 6, 3), wall(31, 12)],
  ['Ch. 48 on 3 Mar, 6:00 AM', wall(3, 6), wall(4, 1)],
])('%s', (text, at, now) => {
  expect(describe48(at, now)).toBe(text);
});

test('in Spanish', async () => {
  await changeLanguage('es');
  expect(describe48(wall(5, 6), wall(4, 23))).toBe('Cap. 48 mañana, 6:00');
  expect(describe48(wall(6, 6), wall(4, 23))).toBe('Cap. 48 el 6 mar, 6:00');
});
