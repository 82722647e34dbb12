import { decodeText } from './decode-text.ts';

const TEXT = 'Él dijo: “¿Quién?” — naïve, 雪';
const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), !bigEndian);
  return bytes;
};

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['UTF-16, little end first', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16, big end first', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16 without a mark', utf16('Plain English words here'.concat(TEXT), false)],
])('reads %s', (_name, bytes) => {
  expect(decodeText(bytes).endsWith(TEXT)).toBe(true);
  expect(decodeText(bytes)).not.toContain('\ufeff');
});

it('reads the Windows encoding of old files', () => {
  expect(decodeText(new Uint8Array([0x4d, 0x61, 0xf1, 0x61, 0x6e, 0x61, 0x20, 0xe9]))).toBe('Mañana é');
});
