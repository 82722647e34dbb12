import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { schema } from '../schema.ts';
import type { PastedBlock, Run } from './pasted-block.ts';
import { plainTextBlocks } from './plain-text.ts';

function inlineNodes(runs: readonly Run[], marks: readonly Mark[]): Node[] {
  return runs.map((run) => (run.text === '\n' ? schema.nodes.hard_break.create() : schema.text(run.text, [...marks])));
}

function toNode(block: PastedBlock, marks: readonly Mark[]): Node {
  if (block.kind === 'hr') return schema.nodes.scene_break.create();
  return schema.nodes.paragraph.create(null, inlineNodes(block.runs, marks));
}

/** Pasted plain text as a slice; it takes the marks at the cursor, as typing would. */
export function plainTextSlice(text: string, marks: readonly Mark[]): Slice {
  const blocks = plainTextBlocks(text);
  const isPhrase = blocks.length === 1 && blocks[0]?.kind === 'p' && !/[\r\n]/.test(text);
  // A phrase keeps the spaces at its ends.
  const nodes = isPhrase
    ? [schema.nodes.paragraph.create(null, schema.text(text, [...marks]))]
    : blocks.map((block) => toNode(block, marks));
  return Slice.maxOpen(Fragment.from(nodes));
}
