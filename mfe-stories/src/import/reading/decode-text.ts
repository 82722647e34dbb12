import { analyse } from 'chardet';
import type { TextEncoding } from '../manuscript/manuscript.ts';

/** Share of spaces, line ends and stops that tells UTF-16. */
const PARTING_OF_UTF16 = 0.01;
/** What most files have that are too short to tell. */
const USUAL_ENCODING = 'windows-1252';
/** Least confidence of the detector, of 100. */
const SURE_ENOUGH = 20;
/** š, ž and ť: the languages of the usual encoding do without them. */
const CENTRAL_EUROPEAN = new Set([0x8a, 0x8d, 0x8e, 0x9a, 0x9d, 0x9e]);
/**
 * The detector knows neither Slovak nor the Slavic languages of the south. What it takes for theirs has this share of
 * the confidence in the usual encoding, and a foreign name in a text of the West less.
 */
const NEARLY_AS_LIKELY = 0.6;
/** A few pages are enough; a whole book would take a second. */
const SAMPLE_BYTES = 64 * 1024;
/** For the author, a few lines. */
const SHOWN_BYTES = 1200;
/** A text that tells its encoding so early is shown from its beginning. */
const EARLY_BYTES = 400;
/** Of what the detector knows: browsers read these, and the others are Unicode. */
const OLD_ENCODING = /^(?:windows|ISO-8859|KOI8|GB18030|Big5|Shift_JIS|EUC)/;

export interface DecodedText {
  text: string;
  /** Undefined where the bytes leave no doubt. */
  encoding?: TextEncoding;
}

/**
 * The text of a file. Bytes that its encoding does not have become U+FFFD.
 *
 * @param chosen name of the encoding for bytes that do not tell theirs; guessed where it is undefined
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText {
  const unicode = encodingOfMark(bytes) ?? unmarkedUtf16(bytes);
  if (unicode) return { text: new TextDecoder(unicode).decode(bytes) };
  const text = new TextDecoder().decode(bytes);
  if (isMostlyRead(text)) return { text };
  const decoder = new TextDecoder(chosen ?? likelyEncoding(bytes));
  return { text: decoder.decode(bytes), encoding: { name: decoder.encoding, sample: shownSample(bytes) } };
}

function shownSample(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const from = first < EARLY_BYTES ? 0 : bytes.lastIndexOf(0x0a, first) + 1;
  // A copy: the whole file would go with a part of it.
  return bytes.slice(from, from + SHOWN_BYTES);
}

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** What parts words and sentences holds a zero or another control character here, which no other encoding has. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000);
  // A crash fills files up with zeros.
  const { buffer, byteOffset, length } = sample.subarray(0, sample.findLastIndex((byte) => byte > 0) + 1);
  const view = new DataView(buffer, byteOffset, length);
  const units = Math.floor(length / 2);
  const countParting = (isLittle: boolean) => {
    let parting = 0;
    for (let unit = 0; unit < units; unit++) {
      const code = view.getUint16(unit * 2, isLittle);
      if (PARTING.has(code)) parting += 1;
      // What is no text.
      else if (code === 0) parting -= 1;
    }
    return parting;
  };
  const [little, big] = [countParting(true), countParting(false)];
  if (Math.max(little, big) <= units * PARTING_OF_UTF16) return undefined;
  return little >= big ? 'utf-16le' : 'utf-16be';
}

/** No other ASCII: with its bytes exchanged, 一 is an N. */
const PARTING = new Set([...'\t\n\r \u3000、。，'].map((character) => character.charCodeAt(0)));

/** Of a damaged file of UTF-8 nearly all is right; in one of another encoding two of three characters are not. */
function isMostlyRead(text: string): boolean {
  let read = 0;
  let broken = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) read += 1;
  }
  return broken === 0 || read > broken;
}

function likelyEncoding(bytes: Uint8Array): string {
  const sample = sampleOf(bytes);
  const found = analyse(sample).filter(({ name }) => OLD_ENCODING.test(name));
  const [likely] = found;
  if (!likely || likely.confidence < SURE_ENOUGH) return USUAL_ENCODING;
  if (likely.name !== USUAL_ENCODING || !sample.some((byte) => CENTRAL_EUROPEAN.has(byte))) return likely.name;
  const other = found.find(({ name }) => name === 'windows-1250');
  return other && other.confidence >= likely.confidence * NEARLY_AS_LIKELY ? other.name : likely.name;
}

/** Lines that hold more than English: the others look the same in each encoding. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(SAMPLE_BYTES);
  let length = 0;
  for (let from = 0; from < bytes.length && length < SAMPLE_BYTES; ) {
    const end = bytes.indexOf(0x0a, from) + 1 || bytes.length;
    const line = bytes.subarray(from, Math.min(end, from + SAMPLE_BYTES - length));
    if (line.some((byte) => byte > 0x7f)) {
      sample.set(line, length);
      length += line.length;
    }
    from = end;
  }
  return sample.subarray(0, length);
}
