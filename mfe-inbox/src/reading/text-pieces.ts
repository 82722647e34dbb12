export interface TextPiece {
  kind: 'text' | 'link' | 'story';
  value: string;
}

/** Paragraphs and their lines: an empty line separates paragraphs. */
export function paragraphsOf(body: string): string[][] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n'));
}

/** What ends a sentence and not an address. */
const AFTER_ADDRESS = /[.,;:!?)\]}'"»”’]+$/;

/** A line in pieces: text, addresses that may be followed, and the title of the story. Together they are the line. */
export function piecesOf(line: string, storyTitle?: string): TextPiece[] {
  // `split` with a group gives the addresses at the odd places.
  return line.split(/(https?:\/\/[^\s<>"]+)/i).flatMap((part, index): TextPiece[] => {
    if (index % 2 === 0) return titlePieces(part, storyTitle);
    const end = AFTER_ADDRESS.exec(part)?.[0] ?? '';
    const address = part.slice(0, part.length - end.length);
    const rest: TextPiece[] = end === '' ? [] : [{ kind: 'text', value: end }];
    return [{ kind: isPlainAddress(address) ? 'link' : 'text', value: address }, ...rest];
  });
}

/** An address of the web whose host is what a reader takes for it: nothing stands before an @ in it. */
function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function titlePieces(text: string, storyTitle: string | undefined): TextPiece[] {
  if (text === '') return [];
  if (!storyTitle) return [{ kind: 'text', value: text }];
  return text
    .split(storyTitle)
    .flatMap((part, index): TextPiece[] => [
      ...(index > 0 ? [{ kind: 'story' as const, value: storyTitle }] : []),
      ...(part === '' ? [] : [{ kind: 'text' as const, value: part }]),
    ]);
}
