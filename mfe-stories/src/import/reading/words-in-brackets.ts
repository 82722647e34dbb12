import type MarkdownIt from 'markdown-it';

type Markdown = ReturnType<typeof MarkdownIt>;
type Token = ReturnType<Markdown['parse']>[number];

/** HTML that stands in Markdown. */
const TAGS = new Set(
  'a abbr article aside audio b blockquote body br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i iframe img ins kbd li main mark meta ol p picture pre q rp rt ruby s script section small source span strike strong style sub sup svg table tbody td tfoot th thead tr tt u ul var video wbr'.split(
    ' ',
  ),
);

function isHtml(html: string): boolean {
  const name = /^<\/?([a-z][\w-]*)/i.exec(html)?.[1];
  return name === undefined || TAGS.has(name.toLowerCase());
}

const keepIn = (children: readonly Token[]): Token[] =>
  children.map((token) =>
    token.type === 'html_inline' && !isHtml(token.content) ? Object.assign(token, { type: 'text' }) : token,
  );

/** A word in angle brackets that is no HTML, as games in a story write `<Level up>`, is the author's. */
export function keepWordsInBrackets(markdown: Markdown): void {
  markdown.core.ruler.after('inline', 'words in brackets', (state) => {
    const { md, env, Token } = state;
    state.tokens = state.tokens.flatMap((token) => {
      const content = token.content.trim();
      if (token.type === 'inline') return [Object.assign(token, { children: keepIn(token.children ?? []) })];
      if (token.type !== 'html_block' || isHtml(content)) return [token];
      const children: Token[] = [];
      md.inline.parse(content, md, env, children);
      const inline = Object.assign(new Token('inline', '', 0), { children: keepIn(children) });
      return [new Token('paragraph_open', 'p', 1), inline, new Token('paragraph_close', 'p', -1)];
    });
  });
}
