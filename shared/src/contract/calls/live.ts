import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The ticket for one event stream: good for half a minute, once. Each connecting takes a new one. */
export const openEvents = defineCall({
  path: 'myfiction/event/open',
  access: 'session',
  write: false,
  input: z.object({}),
  output: z.object({ ticket: z.string() }),
});
