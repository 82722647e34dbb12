/** The mail server takes this mail neither now nor later, for its reader or for itself. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** A password of ours that is missing or wrong is no fault of the mail: it goes once that is put right. */
const ABOUT_US = [530, 534, 535, 538];

/** What became of a mail that was not taken: a refusal for good of its reader or its text, or what may pass. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return error;
  const { command, responseCode: code } = error;
  const isForGood = typeof code === 'number' && code >= 500 && code < 600 && !ABOUT_US.includes(code);
  return isForGood && (command === 'RCPT TO' || command === 'DATA')
    ? new MailRefused(error.message, { cause: error })
    : error;
}
