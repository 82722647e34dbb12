import { z } from 'zod';
import { defineCall } from '../call.ts';
import { HELP_COMMENT_MAX, HELP_SLUGS } from '../help-topics.ts';

const article = z.enum(HELP_SLUGS);
/** The browser, as the identity fields name it: reads and answers count once for each. */
const devId = z.string().trim().min(1).max(100);

/** An article was opened. Counts once a day for each browser. */
export const readArticle = defineCall({
  path: 'myfiction/help/read',
  access: 'public',
  write: true,
  input: z.object({ article, devId }),
  output: z.object({}),
});

/** “Was this helpful?” A second answer of the same browser takes the place of the first. */
export const rateArticle = defineCall({
  path: 'myfiction/help/rate',
  access: 'public',
  write: true,
  input: z.object({
    article,
    devId,
    helpful: z.boolean(),
    comment: z.string().trim().max(HELP_COMMENT_MAX).default(''),
  }),
  output: z.object({}),
});

/** What was read most in the last seven days. */
export const popularArticles = defineCall({
  path: 'myfiction/help/listPopular',
  access: 'public',
  write: false,
  input: z.object({}),
  /** At most ten, the most read first; few or none while little was read. */
  output: z.object({ articles: z.array(article) }),
});
