import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The 6-digit code of the newest mail to `address`, as its owner would read it. */
export async function readCode(studioUrl: string, address: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mails = (await (await fetch(`${studioUrl}/dev/outbox.json`)).json()) as Mail[];
    code = mails.find((mail) => mail.to === address)?.text.match(/\b\d{6}\b/)?.[0];
    expect(code, `a code for ${address}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code ?? '';
}
