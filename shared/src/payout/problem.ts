/** What can be wrong with a field of payment or tax info. Each is the key of a message. */
export type PaymentProblem =
  | { key: 'required' | 'notAName' | 'notAnEmail' | 'notACountry' | 'notADate' }
  /** A number with another count of digits than `count`. */
  | { key: 'digits'; count: number }
  /** The check digits do not fit: a typing mistake. */
  | { key: 'checkDigits' | 'notAnIban' | 'notABic' | 'notATaxNumber' | 'notACode' }
  /** The IBAN or BIC of another country. */
  | { key: 'otherCountry' }
  | { key: 'postOfficeBox' | 'usPerson' }
  | { key: 'noTreaty' | 'treatyNeedsNumber' | 'treatyCountry' | 'treatyRate' }
  | { key: 'notCertified' | 'signatureDiffers' };

/** By the path of the field (`fields.iban`, `residence.city`). */
export type PaymentProblems = Readonly<Record<string, PaymentProblem>>;
export type Check = PaymentProblem | undefined;

const REQUIRED: PaymentProblem = { key: 'required' };

export function checkFilled(text: string | null): Check {
  return text === null || text.trim() === '' ? REQUIRED : undefined;
}

/** A person's or firm's name: it has a letter and nothing that no name has. */
export function checkName(text: string): Check {
  const name = text.trim();
  if (name === '') return REQUIRED;
  return /\p{Letter}/u.test(name) && !/[\p{Cc}<>{}\\]/u.test(name) ? undefined : { key: 'notAName' };
}
