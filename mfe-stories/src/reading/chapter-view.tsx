import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { ReactNode } from 'react';
import styles from './chapter-view.module.css';
import { InlineText } from './inline-text.tsx';

/**
 * A chapter's text as readers see it, made of React elements only: whatever the stored document holds, it is never
 * parsed as HTML. Sizes are in `em` of the place around it.
 */
export function ChapterView({ document }: { document: ChapterDocument }) {
  return (
    <div className={styles.chapter}>
      <Blocks blocks={document.content} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly ChapterBlock[] }): ReactNode {
  // A document is drawn whole: its blocks have no identity but their place.
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ChapterBlock }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir="auto" data-align={block.attrs?.align}>
          <InlineText content={block.content} />
        </p>
      );
    case 'heading': {
      // The chapter's own title is the heading above these.
      const Heading = block.attrs.level === 2 ? 'h3' : 'h4';
      return (
        <Heading dir="auto" data-align={block.attrs.align}>
          <InlineText content={block.content} />
        </Heading>
      );
    }
    case 'scene_break':
      return <hr />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      );
  }
}
