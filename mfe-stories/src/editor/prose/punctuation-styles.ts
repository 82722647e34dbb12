/** How a language writes its quotation marks and dashes. */
export interface PunctuationStyle {
  /** Opening and closing mark, with the space that belongs inside them. */
  double: readonly [open: string, close: string];
  /** The inner pair; an empty opening one makes every straight single mark an apostrophe. */
  single: readonly [open: string, close: string];
  /** For two hyphens. */
  dash: string;
  /** Dialogue opens with a dash: a hyphen before its first letter becomes one. */
  dialogueDash?: boolean;
  /** A thin space stands before ; ! ? and a full one before a colon. */
  spaced?: boolean;
  /** Words that lose their beginning: the mark before them is an apostrophe. */
  clipped?: RegExp;
}

const THIN = '\u202f';

const ENGLISH: PunctuationStyle = {
  double: ['“', '”'],
  single: ['‘', '’'],
  dash: '—',
  clipped: /^(?:tis|twas|twere|em|til|till|cause|cuz|bout|round|n|nother|gainst|\d0s)$/i,
};

/** What differs from English without its clipped words. Japanese writers type their own marks. */
const STYLES: Readonly<Record<string, Partial<PunctuationStyle> | null>> = {
  en: ENGLISH,
  es: { double: ['«', '»'], dialogueDash: true },
  fr: { double: [`«${THIN}`, `${THIN}»`], single: ['', ''], dialogueDash: true, spaced: true },
  de: { double: ['„', '“'], single: ['‚', '‘'], dash: '–' },
  pt: { dialogueDash: true },
  ru: { double: ['«', '»'], single: ['„', '“'], dialogueDash: true },
  it: { double: ['«', '»'], single: ['“', '”'], dialogueDash: true },
  tr: { dialogueDash: true },
  ja: null,
};

/** The style of a story's language (BCP 47), null where nothing is to be changed. English while it is not known. */
export function punctuationStyle(language = 'en'): PunctuationStyle | null {
  const style = STYLES[language.toLowerCase().split('-')[0] ?? ''];
  return style === null ? null : { ...ENGLISH, ...(style !== ENGLISH && { clipped: /^\d0s$/ }), ...style };
}
