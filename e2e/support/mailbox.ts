import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** What the outbox of development holds, the newest first. */
async function readMails(studioUrl: string): Promise<Mail[]> {
  return (await (await fetch(`${studioUrl}/dev/outbox.json`)).json()) as Mail[];
}

/** The address in the newest mail to `address` that has one with `path`. */
export async function readLink(studioUrl: string, address: string, path: string): Promise<string> {
  const mails = (await readMails(studioUrl)).filter(({ to }) => to === address);
  const lines = mails.flatMap(({ text }) => text.split('\n'));
  const link = lines.find((line) => line.startsWith(studioUrl + path));
  expect(link, `a link for ${address}`).toBeDefined();
  return link ?? '';
}

/**
 * The 6-digit code of the newest mail to `address` that has one, as its owner would read it. A notice may come after it.
 * @param used the code of an earlier proof, which may still be the newest
 */
export async function readCode(studioUrl: string, address: string, used?: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mails = await readMails(studioUrl);
    code = mails
      .filter((mail) => mail.to === address)
      .flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? [])
      .find((found) => found !== used);
    expect(code, `a code for ${address}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code ?? '';
}
