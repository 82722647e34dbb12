import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import type { ReactNode } from 'react';

type Inline = NonNullable<Extract<ChapterBlock, { type: 'paragraph' }>['content']>[number];
type Mark = NonNullable<Inline['marks']>[number];

export function InlineText({ content = [] }: { content?: readonly Inline[] | undefined }): ReactNode {
  return content.map((node, index) => <Piece key={index} node={node} />);
}

function Piece({ node }: { node: Inline }): ReactNode {
  if (node.type === 'hard_break') return <br />;
  return (node.marks ?? []).reduceRight<ReactNode>((inside, mark) => wrap(mark, inside), node.text);
}

function wrap(mark: Mark, inside: ReactNode): ReactNode {
  switch (mark.type) {
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'underline':
      return <u>{inside}</u>;
    case 'strike':
      return <s>{inside}</s>;
    case 'link':
      return isSafeAddress(mark.attrs.href) ? (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {inside}
        </a>
      ) : (
        inside
      );
  }
}

/** The server accepts no others; a document from this device's journal has not been there yet. */
function isSafeAddress(href: string): boolean {
  return /^(https?:|mailto:)/i.test(href);
}
