import { paths } from '@myfiction/shared/contract/paths.ts';
import { BREAKPOINTS } from '@myfiction/shared/theme/breakpoints.ts';
import { findOverlappingTexts } from '../support/overlapping-texts.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';

test('no text lies over another where a layout becomes narrower', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const settled = followRequests(page);
  const story = await storyNamed(api, 'The Moon Between Us');
  for (const path of [paths.home(), paths.myStories(), paths.storyDetail(story), paths.comments(), paths.monthlyBill()])
    await test.step(path, async () => {
      await page.goto(path);
      await settled();
      for (const width of BREAKPOINTS.flatMap((each) => [each, each + 1])) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findOverlappingTexts(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  await context.close();
});
