import { decodeText } from './decode-text.ts';

/** Code page 850, as Windows of Western Europe and America names what it packs; browsers have no decoder for it. */
const DOS_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/**
 * Decodes the names of an archive that says nothing of their encoding: all in the one that they together look like, for
 * one name is too short to tell.
 */
export function entryNameDecoder(names: readonly Uint8Array[]): (name: Uint8Array) => string {
  const all = joinLines(names);
  if (isDosCyrillic(all)) return decoderOf('ibm866');
  if (isDosWestern(all)) return decodeDosWestern;
  return decoderOf(decodeText(all).encoding?.name ?? 'utf-8');
}

function decoderOf(encoding: string): (name: Uint8Array) => string {
  const decoder = new TextDecoder(encoding);
  return (name) => decoder.decode(name);
}

function joinLines(names: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(names.flatMap((name) => [...name, 0x0a]));
}

/** Words of letters that lie where no other encoding has as many: small ones before p, and from p on. */
function isDosCyrillic(bytes: Uint8Array): boolean {
  const high = bytes.filter((byte) => byte > 0x7f);
  const letters = high.filter((byte) => byte < 0xb0 || (byte >= 0xe0 && byte <= 0xf1));
  const isWord = bytes.some(
    (byte, at) => byte >= 0xa0 && byte < 0xb0 && isHigh(bytes[at - 1]) && isHigh(bytes[at + 1]),
  );
  return isWord && letters.length > high.length * 0.95;
}

/** Letters with accents among others, low where Windows has none or has quotes. */
function isDosWestern(bytes: Uint8Array): boolean {
  let dos = 0;
  let other = 0;
  bytes.forEach((byte, at) => {
    const isWord = isHigh(bytes[at - 1]) && isHigh(byte) && isHigh(bytes[at + 1]);
    if (isWord || (byte >= 0xb0 && byte !== 0xe1)) other += 1;
    else if ((byte >= 0x80 && byte <= 0x90) || (byte >= 0x98 && byte <= 0xa5)) dos += 1;
    // A quote stands beside a word, a letter in one.
    else if (byte >= 0x93 && byte <= 0x95 && isLetter(bytes[at - 1]) && isLetterOrHigh(bytes[at + 1])) dos += 1;
  });
  return dos > other;
}

const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte > 0x7f;
const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

const isLetterOrHigh = (byte: number | undefined): boolean => isLetter(byte) || isHigh(byte);

const decodeDosWestern = (name: Uint8Array): string =>
  [...name].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (DOS_LETTERS[byte - 0x80] ?? ''))).join('');
