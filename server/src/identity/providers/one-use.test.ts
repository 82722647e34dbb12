import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { keepForTicket, readTicket, takeTicket } from './one-use.ts';

const context = createDomainContext(freshDatabase());

test('a ticket opens its own step of a sign-in and no other, once, within ten minutes', async () => {
  const kept = { subject: 'person-1' };
  const ticket = await keepForTicket(context, 'link', kept);
  expect(await readTicket(context, 'second-factor', ticket)).toBeUndefined();
  expect(await takeTicket(context, 'apple', ticket)).toBeUndefined();
  expect(await takeTicket(context, 'link', ticket)).toEqual(kept);
  expect(await takeTicket(context, 'link', ticket)).toBeUndefined();
  const late = await keepForTicket(context, 'link', kept);
  context.clock.advance(10 * MINUTE_MS);
  expect(await takeTicket(context, 'link', late)).toBeUndefined();
});
