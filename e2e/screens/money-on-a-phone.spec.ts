import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { findSqueezed } from '../support/squeezed.ts';
import { expect, test } from '../support/test.ts';

const PLACES = ['/monthly-bill', '/tax-info-settings', '/setting'];

for (const language of ['en', 'es'] as const)
  test(`no word of bill, payment info and settings is broken on a phone in letters of twice the size, ${language}`, async ({
    browser,
    studio,
  }) => {
    const options = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const;
    const { context } = await signedInContext(browser, studio.url, options);
    const page = await context.newPage();
    const settled = followRequests(page);
    await page.goto('/');
    await prefer(page, { language, textSize: 200 });
    for (const place of PLACES) {
      await page.goto(place);
      await settled();
      // An address breaks where its line ends.
      const words = (await findSqueezed(page)).filter((found) => /^broken: (?!com$)/.test(found));
      expect.soft(words, place).toEqual([]);
    }
    await context.close();
  });
