import { declarationsOf, type StyleSheet } from './declarations.ts';
import { classesOf, type MarkupElement } from './markup.ts';

const DROPPED_TAGS = new Set(
  'HEAD STYLE SCRIPT META TITLE LINK DEL IMG PICTURE SVG VIDEO AUDIO IFRAME OBJECT EMBED CANVAS INPUT BUTTON SELECT TEXTAREA NOSCRIPT TEMPLATE XML MATH'.split(
    ' ',
  ),
);
const DROPPED_CLASSES = [
  'MsoCommentReference',
  'msocomanchor',
  'msocomtxt',
  'MsoFootnoteReference',
  'MsoEndnoteReference',
];
const DROPPED_ELEMENTS = new Set(['comment-list', 'comment', 'header', 'footer']);
/** Anchors of comments, and of footnotes that were not copied along, in Word's, Google's and LibreOffice's spelling. */
const NOTE_ANCHOR = /^#(?:_?msocom|_?cmnt|_?ftn|_?edn|sdfootnote|sdendnote|_?ednref|_?ftnref)/i;

/** True for what never belongs to the text: deletions, comments, hidden text, list marks, pictures, scripts. */
export function isDiscarded(element: MarkupElement, sheet: StyleSheet): boolean {
  if (DROPPED_TAGS.has(element.tag)) return true;
  if (element.attributes.has('hidden')) return true;
  const classes = classesOf(element);
  if (DROPPED_CLASSES.some((name) => classes.includes(name))) return true;
  if (element.tag === 'A' && NOTE_ANCHOR.test(element.attributes.get('href') ?? '')) return true;
  const declarations = declarationsOf(element, sheet);
  if (declarations.get('display') === 'none' || declarations.get('mso-hide') === 'all') return true;
  // The bullet or number of a Word list, which is text in the clipboard.
  if (declarations.get('mso-list') === 'ignore') return true;
  if (declarations.get('mso-special-character') === 'comment') return true;
  return DROPPED_ELEMENTS.has(declarations.get('mso-element') ?? '');
}
