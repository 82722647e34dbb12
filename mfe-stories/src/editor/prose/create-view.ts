import { afterPaint } from '@myfiction/shared/host.ts';
import { closeHistory } from 'prosemirror-history';
import type { EditorState, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isFilesOnly } from '../paste/is-files-only.ts';
import { pasteAfterTools } from './late-view-tools.ts';

/**
 * Above this size, some 20,000 words, the browser skips layout of what is out of sight; below, it would only cost keys.
 * It is asked with each key, and words would have to be counted.
 */
const CONTENT_VISIBILITY_SIZE = 120_000;
/** Room kept around the caret, so that the toolbar, the keyboard and toasts never cover its line. */
const SCROLL_MARGIN = { top: 96, right: 0, bottom: 96, left: 0 };

export interface ViewOptions {
  state: EditorState;
  /** Read with each update. */
  words: () => { label: string; placeholder: string };
  /** Class names of the stylesheet: always, with an empty document, while layout of what is out of sight is skipped. */
  classes: { prose: string; empty: string; inSight: string };
  isEditable: () => boolean;
  dispatch: (transaction: Transaction) => void;
}

function isEmpty({ doc }: EditorState): boolean {
  return doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0;
}

/** Cut, pasted or dropped: undone alone, without what is typed within half a second of it. */
function isMoved(transaction: Transaction): boolean {
  return transaction.getMeta('uiEvent') !== undefined;
}

/** Mounts the editable text. The caller owns the state: it applies what `dispatch` hands over and updates the view. */
export function createProseView(place: HTMLElement, options: ViewOptions): EditorView {
  const { classes } = options;
  let isShown = false;
  const view = new EditorView(place, {
    state: options.state,
    editable: options.isEditable,
    dispatchTransaction(transaction) {
      if (!isMoved(transaction)) return options.dispatch(transaction);
      options.dispatch(closeHistory(transaction));
      options.dispatch(closeHistory(this.state.tr));
    },
    handlePaste: pasteAfterTools,
    // The browser would leave the page for the file.
    handleDrop: (_view, { dataTransfer }) => isFilesOnly(dataTransfer),
    scrollMargin: SCROLL_MARGIN,
    scrollThreshold: SCROLL_MARGIN,
    attributes: (state) => {
      const isInSight = !isShown || state.doc.content.size > CONTENT_VISIBILITY_SIZE;
      const { label, placeholder } = options.words();
      const names = [classes.prose, isEmpty(state) ? classes.empty : '', isInSight ? classes.inSight : ''];
      return {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-placeholder': placeholder,
        spellcheck: 'true',
        class: names.filter(Boolean).join(' '),
      };
    },
  });
  const layOutAll = (): void => {
    isShown = true;
    if (view.isDestroyed) return;
    view.setProps({});
    const isCaretMoved = view.hasFocus() && view.state.selection.head !== options.state.selection.head;
    if (isCaretMoved) view.dispatch(view.state.tr.scrollIntoView());
  };
  // The first frame does not wait for lines that it does not show; later ones would move under an author who scrolls.
  afterPaint(() => afterPaint(layOutAll));
  return view;
}
