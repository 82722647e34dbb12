import type { ApiCallName, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { Page } from '@playwright/test';

/** Keeps the answers to a call back, as a slow line does, until they are let go: the server's, or the one given. */
export async function holdCall<Name extends ApiCallName>(
  page: Page,
  call: Name,
  data?: ApiOutput<Name>,
): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/myfiction/${call}`, async (route) => {
    await held;
    await (data ? route.fulfill({ json: { code: 0, msg: '', data } }) : route.continue());
  });
  return () => release();
}
