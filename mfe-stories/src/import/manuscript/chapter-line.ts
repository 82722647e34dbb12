/** A number as chapters carry it: 12, XII, twelve, the first. */
const NUMBER = String.raw`(?:\d{1,4}|[IVXLCDM]{1,8}|(?:the\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)|(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|premier|première|deuxième|second|seconde|troisième)|[一二三四五六七八九十百千零〇两]{1,6})`;
const CHAPTER_WORD = String.raw`(?:chapter|chap\.?|letter|stave|canto|cap[ií]tulo|chapitre|kapitel|capitolo|hoofdstuk|rozdział|глава)`;
const VOLUME_WORD = String.raw`(?:book|part|volume|vol\.?|libro|parte|volumen|livre|partie|tome|buch|teil|band|часть|том|книга)`;
const LONE_WORD = String.raw`(?:prologue|epilogue|interlude|preface|foreword|afterword|introduction|(?:first|second)\s+epilogue|prólogo|epílogo|prefacio|introducción|préface|épilogue|prolog|epilog|vorwort|nachwort|пролог|эпилог)`;
/** What follows the number: nothing, or a title behind a mark or a space. */
const REST = String.raw`(?:\s*[.:)\]—–-]+\s*|\s+|\s*$)(.*)`;

const CHAPTER = new RegExp(`^${CHAPTER_WORD}\\s+${NUMBER}${REST}$`, 'iu');
const VOLUME = new RegExp(
  `^(?:${VOLUME_WORD}\\s+${NUMBER}|(?:the\\s+)?(?:first|second|third|fourth|fifth)\\s+(?:book|part|volume))${REST}$`,
  'iu',
);
const LONE = new RegExp(`^${LONE_WORD}(?:\\s*[.:—–-]+\\s*(.*))?$`, 'iu');
const CJK = /^第\s*[\d一二三四五六七八九十百千零〇两]+\s*(章|回|话|話|节|節|卷|部)(.*)$/u;
/** A number alone on its line. */
const BARE = /^(?:\d{1,4}|[IVXLC]{1,8})\.?$/;
/** A number before a title in capitals. */
const CAPITALS = /^(?:\d{1,4}|[IVXLC]{1,8})[.)]?\s+([^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*)$/u;

/** The longest line that can be a chapter's heading. */
const LINE_MAX = 160;

export interface ChapterLine {
  kind: 'chapter' | 'volume';
  /** True when the line has a number and no name: the name may stand on the next one. */
  bare: boolean;
  /** A number without a word before it: a heading only where many stand so. */
  weak: boolean;
}

/** What a line says when it is the heading of a chapter or a volume, such as "CHAPTER IV" or "Book Two: The Fall". */
export function readChapterLine(line: string): ChapterLine | undefined {
  if (line.length > LINE_MAX || line.includes('\n')) return undefined;
  const volume = VOLUME.exec(line);
  if (volume) return isTitle(volume[1]) ? { kind: 'volume', bare: !volume[1]?.trim(), weak: false } : undefined;
  const chapter = CHAPTER.exec(line) ?? LONE.exec(line);
  if (chapter) {
    const bare = !chapter[1]?.trim();
    return isTitle(chapter[1]) ? { kind: 'chapter', bare: bare && CHAPTER.test(line), weak: false } : undefined;
  }
  const cjk = CJK.exec(line);
  if (cjk) return { kind: /[卷部]/.test(cjk[1] ?? '') ? 'volume' : 'chapter', bare: !cjk[2]?.trim(), weak: false };
  if (BARE.test(line)) return { kind: 'chapter', bare: true, weak: true };
  return CAPITALS.test(line) ? { kind: 'chapter', bare: false, weak: true } : undefined;
}

/** False for a sentence that happens to begin so: "Part of me wanted …", "Chapter two of it was gone, and then." */
function isTitle(rest = ''): boolean {
  const text = rest.trim();
  return text === '' || (text.split(/\s+/).length <= 14 && !/^[\p{Ll},;]/u.test(text) && !/[,;]$/.test(text));
}

/** True for a line that reads as a name and not as a sentence of the story. */
export function looksLikeTitle(line: string): boolean {
  if (line.includes('\n') || line.length > 100 || line.split(/\s+/).length > 12) return false;
  return !/[.,;:]$/.test(line) && !/^["“«‘'—–-]/.test(line) && /\p{L}/u.test(line);
}

/** True for a line in capitals. */
export function isInCapitals(line: string): boolean {
  return /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);
}
