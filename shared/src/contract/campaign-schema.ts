import { z } from 'zod';
import { CAMPAIGN_KINDS, type PublishedContest } from './campaign.ts';
import { GENRES, LANGUAGES } from './story-options.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const moment = z.iso.datetime();
const inBothLanguages = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

const dates = z
  .strictObject({ opens: moment, closes: moment, shortlist: moment, winners: moment })
  .refine(({ opens, closes, shortlist, winners }) => {
    const times = [opens, closes, shortlist, winners].map((time) => Date.parse(time));
    return times.every((time, index) => index === 0 || time > (times[index - 1] ?? time));
  }, 'each date is later than the one before');

export const contestFacts = z.strictObject({
  dates,
  rules: z.strictObject({
    language: z.enum(LANGUAGES).optional(),
    genres: z.array(z.enum(GENRES)).min(1).optional(),
    min_words: z.number().int().positive().optional(),
    min_chapters: z.number().int().positive().optional(),
    original: z.boolean().optional(),
    begun_from: moment.optional(),
    not_completed: z.boolean().optional(),
  }),
  categories: z.array(id),
  declarations: z.array(id).min(1),
});

/** `campaign.json` of a campaign's folder: all that is told without its texts. */
export const campaignFile = z
  .strictObject({
    path: z.string().regex(/^\/activity\/[A-Za-z0-9/]+$/),
    kind: z.enum(CAMPAIGN_KINDS),
    titles: inBothLanguages,
    /** What search engines and shared links show. */
    descriptions: inBothLanguages,
    contest: contestFacts.optional(),
  })
  .refine(
    ({ kind, contest }) => (kind === 'contest') === (contest !== undefined),
    'a contest, and only it, has `contest`',
  );
export type CampaignFile = z.infer<typeof campaignFile>;

/** The part of a published manifest that the server reads. */
export const publishedContests = z.object({
  campaigns: z.array(z.object({ id, path: z.string(), titles: inBothLanguages, ...contestFacts.shape })).default([]),
}) satisfies z.ZodType<{ campaigns: PublishedContest[] }>;
