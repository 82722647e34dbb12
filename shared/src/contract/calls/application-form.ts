import { z } from 'zod';
import {
  ADDRESS_LINE_MAX,
  CONTRACT_OFFERS,
  ID_NUMBER_MAX,
  ID_TYPES,
  LEGAL_NAME_MAX,
  OTHER_PLATFORMS_MAX,
  OUTLINE_MAX,
  PLANNED_WORDS_MAX,
  PLATFORM_NAME_MAX,
  POSTAL_CODE_MAX,
  PRICE_COINS_MAX,
  PRICE_RULES,
  UPDATE_PACES,
} from '../application-options.ts';
import { EMAIL_MAX } from '../rules.ts';

/*
 * A draft may be incomplete at any field, so the schemas hold limits only; whether a form is complete is told by
 * `application-problems.ts`, for the page and the server alike. Empty string and null mean "not filled in yet".
 */
const name = z.string().max(LEGAL_NAME_MAX);
const line = z.string().max(ADDRESS_LINE_MAX);
/** ISO 3166-1 alpha-2, empty for none. */
const country = z.string().regex(/^([A-Z]{2})?$/);
const day = z.iso.date().or(z.literal(''));
const phone = z.string().max(20);

const guardian = z.object({ first_name: name, last_name: name, email: z.string().max(EMAIL_MAX), phone });

export const applicationPerson = z.object({
  first_name: name,
  last_name: name,
  birth_date: day,
  /** Filled in for authors under 18 only. */
  guardian: guardian.nullable(),
  citizenship: country,
  address: z.object({
    line1: line,
    line2: line,
    city: line,
    region: line,
    postal_code: z.string().max(POSTAL_CODE_MAX),
    country,
  }),
  /** E.164. */
  phone,
  id_type: z.enum(ID_TYPES).nullable(),
  id_number: z.string().max(ID_NUMBER_MAX),
});
export type ApplicationPerson = z.infer<typeof applicationPerson>;

const work = z.object({
  outline: z.string().max(OUTLINE_MAX),
  planned_words: z.number().int().min(0).max(PLANNED_WORDS_MAX).nullable(),
  update_pace: z.enum(UPDATE_PACES).nullable(),
  other_platforms: z
    .array(z.object({ name: z.string().max(PLATFORM_NAME_MAX), url: z.string().max(500) }))
    .max(OTHER_PLATFORMS_MAX),
});

export const contractForm = z.object({
  kind: z.literal('contract'),
  person: applicationPerson,
  work,
  offer: z.enum(CONTRACT_OFFERS).nullable(),
  declarations: z.object({ own_work: z.boolean(), true_data: z.boolean(), terms_read: z.boolean() }),
});
export type ContractForm = z.infer<typeof contractForm>;

export const payToReadForm = z.object({
  kind: z.literal('pay-to-read'),
  /** Position of the first chapter that readers pay for. */
  first_paid_position: z.int32().min(1).nullable(),
  price_rule: z.enum(PRICE_RULES),
  price_coins: z.number().int().min(0).max(PRICE_COINS_MAX).nullable(),
  effective_date: day,
  update_pledge: z.enum(UPDATE_PACES).nullable(),
  agreed: z.boolean(),
});
export type PayToReadForm = z.infer<typeof payToReadForm>;

export const completionForm = z.object({
  kind: z.literal('completion'),
  confirmed: z.boolean(),
  /** The story's title, typed by hand. */
  title: z.string().max(100),
});
export type CompletionForm = z.infer<typeof completionForm>;

export const applicationForm = z.discriminatedUnion('kind', [contractForm, payToReadForm, completionForm]);
export type ApplicationForm = z.infer<typeof applicationForm>;
