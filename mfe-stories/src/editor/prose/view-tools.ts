import { gapCursor } from 'prosemirror-gapcursor';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { focusPlugin } from '../focus/focus-plugin.ts';
import { typewriterPlugin } from '../focus/typewriter-plugin.ts';
import { plainTextSlice } from '../paste/blocks-to-nodes.ts';
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts';
import { schema } from '../schema.ts';
import { punctuationEdits } from './find-punctuation.ts';
import { formatKeys } from './format-keys.ts';
import { punctuationStyle } from './punctuation-styles.ts';
import { SCENE_BREAK_TEXT } from './scene-break-text.ts';
import type { TypingOptions } from './typing-rules.ts';

function leafText({ type }: Node): string {
  return type === schema.nodes.scene_break ? SCENE_BREAK_TEXT : '\n';
}

function pasteCleaner(): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, $context) => plainTextSlice(text, $context.marks()),
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n\n', leafText),
    },
  });
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
}

/** What a view needs, but not for its first key. None has a state, so that they may come and go. */
export function viewTools({ focus, typewriter }: ViewToolOptions): Plugin[] {
  const tools = [freshSelection(), formatKeys(), pasteCleaner(), gapCursor()];
  if (focus) tools.push(focusPlugin(focus.emphasis, focus.className));
  if (typewriter) tools.push(typewriterPlugin(typewriter));
  return tools;
}

/** Gives a mounted view its late tools, in place of those it had. */
export function giveViewTools(view: EditorView, options: ViewToolOptions): void {
  tellSelection(view);
  view.setProps({ plugins: viewTools(options), handlePaste: () => false });
}

/** Reads punctuation as the language of a story writes it; null where marks stay as they are typed. */
export function punctuationOf(language: string | undefined): TypingOptions['findEdits'] {
  const style = punctuationStyle(language);
  return style && ((text) => punctuationEdits(text, style));
}
