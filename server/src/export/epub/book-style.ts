import { JUSTIFIED_CLASS } from '@myfiction/shared/contract/book-alignment.ts';

/** Little, so that a reading device's own settings win. */
export const BOOK_STYLE = `body { margin: 0 5%; line-height: 1.5; }
h1 { margin: 3em 0 1.5em; font-size: 1.5em; text-align: center; line-height: 1.25; }
h2 { margin: 2em 0 1em; font-size: 1.2em; }
h3 { margin: 1.5em 0 .75em; font-size: 1em; }
p { margin: 0; text-indent: 1.5em; }
h1 + p, h2 + p, h3 + p, hr + p, aside + p, blockquote p:first-child { text-indent: 0; }
hr.scene { width: 3em; margin: 1.5em auto; border: 0; border-top: 1px solid; }
blockquote { margin: 1em 2em; }
aside { margin: 1.5em 0; padding: .75em 1em; border: 1px solid; font-size: .9em; }
aside p { text-indent: 0; margin: .25em 0; }
.center { text-align: center; text-indent: 0; }
.right { text-align: right; text-indent: 0; }
.${JUSTIFIED_CLASS} { text-align: justify; }
.title-page { margin-top: 25%; text-align: center; }
.title-page p { text-indent: 0; }
.cover { text-align: center; }
.cover img { max-width: 100%; max-height: 100%; }
`;
