import { z } from 'zod';

/**
 * A chapter's text as a ProseMirror document in JSON. This is the shape that is stored and sent; the editor's schema
 * (`mfe-stories/src/editor/schema.ts`) accepts exactly these nodes and marks, which a test on both sides holds.
 */
export const MARK_TYPES = ['strong', 'em', 'underline', 'strike', 'link'] as const;
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;

const linkHref = z
  .string()
  .max(2000)
  .regex(/^(https?:|mailto:)/i);
const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('strong') }),
  z.strictObject({ type: z.literal('em') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkHref }) }),
]);
const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z.array(mark).max(5).optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hard_break'), marks: z.array(mark).max(5).optional() });
const inline = z.array(z.discriminatedUnion('type', [text, hardBreak])).optional();
const align = z.enum(ALIGNMENTS);

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ align }).optional(),
  content: inline,
});
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]), align: align.optional() }),
  content: inline,
});
const sceneBreak = z.strictObject({ type: z.literal('scene_break') });
const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  content: z.array(z.discriminatedUnion('type', [paragraph, heading])).min(1),
});

export const chapterDocument = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, heading, sceneBreak, blockquote]))
    .min(1)
    .max(60_000),
});
export type ChapterDocument = z.infer<typeof chapterDocument>;
export type ChapterBlock = ChapterDocument['content'][number];
