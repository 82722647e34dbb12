import { useId } from 'react';
import type { Block, Line } from './blocks.ts';
import styles from './content.module.css';
import { InlineView } from './inline-view.tsx';

/** A text of these pages, block by block. */
export function BlockViews({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <BlockView key={at} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineView line={block.line} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <InlineView line={block.line} />
        </p>
      );
    case 'heading':
      return (
        <h3>
          <InlineView line={block.line} />
        </h3>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          <Items lines={block.lines} />
        </ol>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          <Items lines={block.lines} />
        </ul>
      );
    case 'table':
      return <TableView head={block.head} rows={block.rows} />;
  }
}

function Items({ lines }: { lines: readonly Line[] }) {
  return lines.map((line) => (
    <li key={line}>
      <InlineView line={line} />
    </li>
  ));
}

function TableView({ head, rows }: { head: readonly Line[]; rows: readonly (readonly Line[])[] }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
    <section className={styles.tableBox} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr id={id}>{head.map((line) => (line === '' ? <td key={line} /> : <th key={line}>{line}</th>))}</tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">
                <InlineView line={first} />
              </th>
              {rest.map((line, at) => (
                <td key={at}>
                  <InlineView line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
