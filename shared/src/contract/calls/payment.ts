import { z } from 'zod';
import { PAYOUT_KINDS, TAX_FORM_KINDS, TAX_FORM_STATES } from '../billing.ts';
import { defineCall } from '../call.ts';
import {
  BANK_FIELDS,
  HOLDER_MAX,
  LLC_CLASSES,
  TIN_TYPES,
  W8BEN_CERTIFICATIONS,
  W9_CERTIFICATIONS,
  W9_CLASSIFICATIONS,
} from '../payment-options.ts';
import { CODE_LENGTH, EMAIL_MAX, PASSWORD_MAX } from '../rules.ts';

/*
 * The schemas hold limits only; whether a form is complete is told by `shared/src/payout`, for the page and the server
 * alike. Empty string and null mean "not filled in yet".
 */
const line = z.string().trim().max(HOLDER_MAX);
/** ISO 3166-1 alpha-2, empty for none. */
const country = z.string().regex(/^([A-Z]{2})?$/);
const day = z.iso.date().or(z.literal(''));
const number = z.string().trim().max(60);

const holder = line;
const wallet = z.string().trim().toLowerCase().max(EMAIL_MAX);

export const payoutForm = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bank'),
    holder,
    country,
    /** ISO 4217 of the account. */
    currency: z.string().regex(/^([A-Z]{3})?$/),
    fields: z.partialRecord(z.enum(BANK_FIELDS), number),
  }),
  z.object({ kind: z.literal('paypal'), holder, email: wallet }),
  z.object({ kind: z.literal('payoneer'), holder, email: wallet }),
]);
export type PayoutForm = z.infer<typeof payoutForm>;

const address = z.object({ line1: line, line2: line, city: line, region: line, postal_code: number, country });
export type TaxAddress = z.infer<typeof address>;

export const w9Form = z.object({
  kind: z.literal('w-9'),
  /** Line 1, as on the income tax return. */
  name: line,
  /** Line 2. */
  business_name: line,
  classification: z.enum(W9_CLASSIFICATIONS).nullable(),
  llc_class: z.enum(LLC_CLASSES).nullable(),
  other_classification: line,
  exempt_payee_code: z.string().max(2),
  fatca_code: z.string().max(1),
  address,
  tin_type: z.enum(TIN_TYPES).nullable(),
  tin: number,
  /** The IRS has told the author that they are subject to backup withholding: item 2 is struck out. */
  backup_withholding: z.boolean(),
  certified: z.array(z.enum(W9_CERTIFICATIONS)),
});
export type W9Form = z.infer<typeof w9Form>;

export const w8benForm = z.object({
  kind: z.literal('w-8ben'),
  /** Line 1. */
  name: line,
  /** Line 2. */
  citizenship: country,
  /** Line 3; no post-office box. */
  residence: address,
  /** Line 4; null where it is the same. */
  mailing: address.nullable(),
  /** Line 5: SSN or ITIN, empty for none. */
  us_tin: number,
  /** Line 6a. */
  foreign_tin: number,
  /** Line 6b. */
  foreign_tin_not_required: z.boolean(),
  /** Line 7. */
  reference: line,
  /** Line 8. */
  birth_date: day,
  /** Lines 9 and 10; null without a claim. */
  treaty: z
    .object({ country, article: z.string().trim().max(30), rate_percent: z.number().int().min(0).max(30).nullable() })
    .nullable(),
  certified: z.array(z.enum(W8BEN_CERTIFICATIONS)),
});
export type W8benForm = z.infer<typeof w8benForm>;

export const taxForm = z.discriminatedUnion('kind', [w9Form, w8benForm]);
export type TaxForm = z.infer<typeof taxForm>;

export const paymentInfo = z.object({
  /** The legal name of the signed contract, which the holder must have; null without a contract. */
  contract_name: z.string().nullable(),
  payout: z
    .object({
      kind: z.enum(PAYOUT_KINDS),
      /** For example `n•••@example.com` or `•••• 4821`. */
      masked: z.string(),
      holder: z.string(),
      country,
      currency: z.string(),
      saved_at: z.iso.datetime(),
      /** Pays nothing before this; null once it pays. */
      locked_until: z.iso.datetime().nullable(),
    })
    .nullable(),
  tax: z.object({
    state: z.enum(['missing', ...TAX_FORM_STATES]),
    /** The accepted form that bills go by: the newest, or the one before it until it runs out; null where none counts. */
    counting: z.object({ valid_until: z.iso.date().nullable(), withholding_percent: z.number().int() }).nullable(),
    /** The newest form, which `state` is about; null when there is none. */
    form: z
      .object({
        kind: z.enum(TAX_FORM_KINDS),
        name: z.string(),
        country,
        /** The last four signs of the tax number. */
        masked_tin: z.string(),
        signed_at: z.iso.datetime(),
        valid_until: z.iso.date().nullable(),
        withholding_percent: z.number().int(),
        /** Why it was rejected, empty otherwise. */
        reason: z.string(),
        /** As handed in, but for what an open session must not show: numbers, birth date, address, certifications. */
        entered: taxForm.nullable(),
      })
      .nullable(),
  }),
  /** What waits for this; null when nothing does. */
  next_payment: z
    .object({
      month: z.iso.date(),
      currency: z.string(),
      amount_minor: z.number().int(),
      /** Day until which payment and tax info must be there. */
      confirm_by: z.iso.date(),
    })
    .nullable(),
  /** Whether a change asks for the password besides the mailed code. */
  has_password: z.boolean(),
  /** Where the code goes; empty where the author has to add an address first. */
  email: z.string(),
});
export type PaymentInfo = z.infer<typeof paymentInfo>;

export const getPayment = defineCall({
  path: 'myfiction/payment/get',
  access: 'session',
  write: false,
  input: z.object({}),
  output: paymentInfo,
});

/** Both: what an open browser does not know, and what a stolen password does not open. */
const proof = {
  password: z.string().max(PASSWORD_MAX).default(''),
  /** Mailed by `account/sendCode` for `confirm`. */
  code: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)),
};

/**
 * Replaces the way of payment; it pays after `PAYOUT_LOCK_DAYS`. Incomplete: 400071 with `data.problems` by field;
 * another holder than the contract's: 400070.
 */
export const savePayout = defineCall({
  path: 'myfiction/payment/savePayout',
  access: 'session',
  write: true,
  input: z.object({ form: payoutForm, ...proof }),
  output: paymentInfo,
});

/**
 * Removes the way of payment: bills wait as before there was one. 400073 while a payment to it is under way. Repeating
 * changes nothing.
 */
export const removePayout = defineCall({
  path: 'myfiction/payment/removePayout',
  access: 'session',
  write: true,
  input: z.object(proof),
  output: paymentInfo,
});

/** Hands in a tax form, signed by the typed name. It is checked by the desk. */
export const submitTax = defineCall({
  path: 'myfiction/payment/submitTax',
  access: 'session',
  write: true,
  input: z.object({ form: taxForm, signature: z.string().trim().max(HOLDER_MAX), ...proof }),
  output: paymentInfo,
});
