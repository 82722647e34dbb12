import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

for (const [language, textSize] of [
  ['es', 100],
  ['en', 200],
  ['es', 200],
] as const)
  test(`no word of comments is cut off on a phone, ${language} at ${textSize} %`, async ({ browser, studio }) => {
    const options = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const;
    const { context } = await signedInContext(browser, studio.url, options);
    const page = await context.newPage();
    await page.goto('/');
    await prefer(page, { language, textSize });
    await page.goto('/comments?filter=all');
    const chosen = page.getByRole('radio', { checked: true });
    await expect(page.getByRole('radio', { name: '999+' })).toBeVisible();
    await expect(chosen).toBeInViewport({ ratio: 0.9 });

    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: /^(Reply|Responder)/ }).click();
    for (const name of [/^(Cancel|Cancelar)$/, /^(Reply|Responder)$/]) {
      const button = first.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      const field = await first
        .getByRole('textbox')
        .evaluate((area) => area.parentElement?.getBoundingClientRect().right);
      expect.soft(await button.evaluate((box) => box.getBoundingClientRect().right)).toBeLessThan(field ?? 0);
    }
    await page.keyboard.press('Escape');

    await page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^(More|Más)/ })
      .click();
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    const cutOff = await items.evaluateAll((all) =>
      all.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
    );
    expect.soft(cutOff).toEqual([]);
    await context.close();
  });
