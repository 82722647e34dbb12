import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { Plugin } from 'prosemirror-state';
import { isClippedWord, smartQuote } from './smart-punctuation.ts';

const LAST = /(?:^|(.))(["'])$/su;

function quoteRule(): InputRule {
  return new InputRule(LAST, (state, match, start, end) => {
    const quote = match[2] === '"' ? '"' : "'";
    const before = match[1] ?? '';
    // `start` counts what is already in the document; only the typed mark is replaced.
    const from = Math.min(start + before.length, end);
    // An object character stands for a line break.
    return state.tr.insertText(smartQuote(before === '\ufffc' ? '\n' : before, quote), from, end);
  });
}

/** ‘tis → ’tis, once the word is finished. */
function clippedWordRule(): InputRule {
  return new InputRule(/‘(\p{L}+|\d0s)[\s.,;:!?—…]$/u, (state, match, start, end) => {
    const word = match[1] ?? '';
    if (!isClippedWord(word)) return null;
    const typed = match[0].slice(word.length + 1);
    return state.tr.insertText(`’${word}${typed}`, start, end);
  });
}

/** Typographic quotes, dashes and ellipses while typing; Backspace right after takes one back. */
export function smartPunctuation(): Plugin {
  return inputRules({
    rules: [clippedWordRule(), quoteRule(), new InputRule(/(?<!-)--$/, '—'), new InputRule(/\.\.\.$/, '…')],
  });
}
