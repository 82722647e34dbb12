import type { ApiCallName, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { Page } from '@playwright/test';

/** Answers a call of the page itself, without the server. */
export async function answerWith<Name extends ApiCallName>(
  page: Page,
  call: Name,
  data: ApiOutput<Name>,
): Promise<void> {
  await page.route(`**/api/myfiction/${call}`, (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
}
