import postcss from 'postcss';
import { narrowByText } from './narrow-by-text.ts';

const built = (css: string) => postcss([narrowByText]).process(css, { from: undefined }).css.replace(/\s+/g, ' ');

test('what a narrow window gets, enlarged text gets right behind it', () => {
  const media = '@media (max-width: 760px) { .a, .b > c { top: 0 } }';
  expect(built(`${media} .d { top: 1px }`)).toBe(
    `${media} :where([data-narrow~="760"]) .a, :where([data-narrow~="760"]) .b > c { top: 0 } .d { top: 1px }`,
  );
});

test('what only a wide window gets, enlarged text takes away', () => {
  expect(built('@media (min-width: 761px) { .a { top: 0 } }')).toBe(
    '@media (min-width: 761px) { :where(:root:not([data-narrow~="760"])) .a { top: 0 } }',
  );
});

test('between two widths, and beside another condition', () => {
  const css = built('@media (min-width: 761px) and (max-width: 1080px) { .a { top: 0 } }');
  expect(css).toContain(
    '@media (min-width: 761px) and (max-width: 1080px) { :where(:root:not([data-narrow~="760"])) .a',
  );
  expect(css).toContain('@media (min-width: 761px) { :where([data-narrow~="1080"]:not([data-narrow~="760"])) .a');
});

test.each(['print', '(hover: none)', 'only screen and (max-width: 576px)'])('leaves %s alone', (condition) => {
  const css = `@media ${condition} { .a { top: 0 } }`;
  expect(built(css)).toBe(css);
});

test('refuses a width that is no breakpoint', () => {
  expect(() => built('@media (max-width: 777px) { .a { top: 0 } }')).toThrow('777 px is no breakpoint');
  expect(() => built('@media (min-width: 760px) { .a { top: 0 } }')).toThrow('759 px is no breakpoint');
});
