import { gapCursor } from 'prosemirror-gapcursor';
import { Plugin } from 'prosemirror-state';
import { plainTextSlice } from '../paste/blocks-to-nodes.ts';
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts';

function pasteCleaner(): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, $context) => plainTextSlice(text, $context.marks()),
      clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n\n', '\n'),
    },
  });
}

/** What a view needs, but not for its first key: the paste cleaner and the cursor between blocks. None has a state. */
export function viewTools(): Plugin[] {
  return [pasteCleaner(), gapCursor()];
}
