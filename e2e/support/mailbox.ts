import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * The 6-digit code of the newest mail to `address` that has one, as its owner would read it. A notice may come after it.
 * @param used the code of an earlier proof, which may still be the newest
 */
export async function readCode(studioUrl: string, address: string, used?: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mails = (await (await fetch(`${studioUrl}/dev/outbox.json`)).json()) as Mail[];
    code = mails
      .filter((mail) => mail.to === address)
      .flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? [])
      .find((found) => found !== used);
    expect(code, `a code for ${address}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code ?? '';
}
