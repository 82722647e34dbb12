import { answerWith } from '../support/answer-with.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { findSmallTargets } from '../support/touch-targets.ts';

test("a word of two letters and a number of one are buttons of a finger's width on a phone", async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const settled = followRequests(page);
  await answerWith(page, 'writing/get', { ...(await api.expect('writing/get', { zone: 'UTC' })), goal: 0 });
  for (const path of ['/help-center?article=contract-statuses', editPath(await createDraft(api))]) {
    await page.goto(path);
    await prefer(page, { language: 'es' });
    await page.getByRole('button', { name: /^(Sí|Publicar)$/ }).scrollIntoViewIfNeeded();
    await settled();
    expect.soft(await findSmallTargets(page), path).toEqual([]);
  }
  await context.close();
});
