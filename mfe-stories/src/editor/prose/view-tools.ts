import { gapCursor } from 'prosemirror-gapcursor';
import type { Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { focusPlugin } from '../focus/focus-plugin.ts';
import { typewriterPlugin } from '../focus/typewriter-plugin.ts';
import { plainTextSlice } from '../paste/blocks-to-nodes.ts';
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts';
import { isFilesOnly } from '../paste/is-files-only.ts';
import { schema } from '../schema.ts';
import { punctuationEdits } from './find-punctuation.ts';
import { formatKeys } from './format-keys.ts';
import { punctuationStyle } from './punctuation-styles.ts';
import { SCENE_BREAK_TEXT } from './scene-break-text.ts';
import type { TypingOptions } from './typing-rules.ts';

function leafText({ type }: Node): string {
  return type === schema.nodes.scene_break ? SCENE_BREAK_TEXT : '\n';
}

/** What a chapter cannot hold. */
type LeftOut = 'files' | 'pictures';

function pasteCleaner(onLeftOut?: (what: LeftOut) => void): Plugin {
  // Where nothing is kept, what is selected is not taken away either.
  const refuseNothing = (transfer: DataTransfer | null, { size }: Slice): boolean => {
    if (transfer && isFilesOnly(transfer)) onLeftOut?.(kindOf(transfer));
    return size === 0;
  };
  return new Plugin({
    props: {
      transformPastedHTML: (html) => {
        const cleaned = cleanPastedHtml(html);
        if (cleaned.pictures > 0) onLeftOut?.('pictures');
        return cleaned.html;
      },
      handlePaste: (_view, { clipboardData }, slice) => refuseNothing(clipboardData, slice),
      handleDrop: (_view, { dataTransfer }, slice) => refuseNothing(dataTransfer, slice),
      clipboardTextParser: (text, $context) => plainTextSlice(text, $context.marks()),
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n\n', leafText),
    },
  });
}

function kindOf({ files }: DataTransfer): LeftOut {
  return [...files].some(({ type }) => !type.startsWith('image/')) ? 'files' : 'pictures';
}

/**
 * Browsers tell of a caret that was moved with the next frame. Who presses a key or pastes before it means the new place:
 * the view is told first.
 */
function freshSelection(): Plugin {
  const handleDOMEvents = { keydown: tellSelection, paste: tellSelection, cut: tellSelection, copy: tellSelection };
  return new Plugin({ props: { handleDOMEvents } });
}

function tellSelection({ composing }: EditorView): void {
  if (!composing) document.dispatchEvent(new Event('selectionchange'));
}

export interface ViewToolOptions {
  /** What is stressed, and the class that does it; none outside focus mode. */
  focus?: { emphasis: 'paragraph' | 'sentence'; className: string };
  /** What scrolls, when the line being written is to stay in its middle. */
  typewriter?: HTMLElement;
  /** Told of what was pasted or dropped, and is not in the text. */
  onLeftOut?: (what: LeftOut) => void;
}

/** What a view needs, but not for its first key. None has a state, so that they may come and go. */
export function viewTools({ focus, typewriter, onLeftOut }: ViewToolOptions): Plugin[] {
  const tools = [freshSelection(), formatKeys(), pasteCleaner(onLeftOut), gapCursor()];
  if (focus) tools.push(focusPlugin(focus.emphasis, focus.className));
  if (typewriter) tools.push(typewriterPlugin(typewriter));
  return tools;
}

/** Gives a mounted view its late tools, in place of those it had. */
export function giveViewTools(view: EditorView, options: ViewToolOptions): void {
  tellSelection(view);
  view.setProps({ plugins: viewTools(options), handlePaste: () => false, handleDrop: () => false });
}

/** Reads punctuation as the language of a story writes it; null where marks stay as they are typed. */
export function punctuationOf(language: string | undefined): TypingOptions['findEdits'] {
  const style = punctuationStyle(language);
  return style && ((text) => punctuationEdits(text, style));
}
