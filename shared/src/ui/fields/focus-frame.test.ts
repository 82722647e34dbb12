import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The focus of a field is a shadow, and a shadow is not drawn in high contrast; a transparent outline is. */
test.each([
  ['input.module.css', '.box:focus-within'],
  ['select.module.css', '.select:focus-visible'],
  ['code-input.module.css', '.code:focus-within .current'],
])('%s: %s can be seen in high contrast', (file, selector) => {
  const css = readFileSync(join(__dirname, file), 'utf8');
  const [, rule] = css.split(`\n${selector} {`);
  expect(rule?.split('}')[0]).toContain('outline: 2px solid transparent;');
});
