import { encodeText } from '../testing/encode-text.ts';
import { decodeText } from './decode-text.ts';
import { ENCODINGS } from './encodings.ts';

const TEXT = 'Él dijo: “¿Quién?” — naïve, 雪';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), !bigEndian);
  return bytes;
};

it.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8 with a mark', utf8(`\ufeff${TEXT}`)],
  ['UTF-16, little end first', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16, big end first', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16 without a mark', utf16('Plain English words here'.concat(TEXT), false)],
])('reads %s', (_name, bytes) => {
  const { text, encoding } = decodeText(bytes);
  expect(text.endsWith(TEXT)).toBe(true);
  expect(text).not.toContain('\ufeff');
  expect(encoding).toBeUndefined();
});

it.each([
  [
    'among many characters',
    [...utf8('Año tras año. '), 0xff, ...utf8('Mañana, señor.')],
    'Año tras año. \ufffdMañana, señor.',
  ],
  ['beside a few', [...utf8('“Don’t ”'), 0xe9, ...utf8(' go.')], '“Don’t ”\ufffd go.'],
  ['at the end of a file that was cut off', utf8('她笑了。她走了。').subarray(0, -1), '她笑了。她走了\ufffd'],
])('keeps UTF-8 with a broken byte %s', (_name, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text });
});

const RUSSIAN = 'Она прочла письмо дважды, а потом сожгла его. «Зачем ты пришёл?» — спросила она. За окном шёл снег.';
const CHINESE = '她把信读了两遍，然后烧掉了。“你为什么来？”她没有抬头。窗外下着雪，整座城市看起来空荡荡的。';
const TAIWANESE = '她把信讀了兩遍，然後燒掉了。「你為什麼來？」她沒有抬頭。窗外下著雪，整座城市看起來空蕩蕩的。';
const JAPANESE =
  '彼女は手紙を二度読んで、それから燃やした。「どうして来たの」と彼女は尋ねた。窓の外では雪が降っていた。';
const KOREAN = '그녀는 편지를 두 번 읽고 나서 태웠다. “왜 왔어?” 그는 말이 없었고, 창밖에는 눈이 내리고 있었다.';
const POLISH = 'Przeczytała list dwa razy, a potem go spaliła. – Dlaczego przyszedłeś? – zapytała, nie podnosząc oczu.';
const CZECH = 'Přečetla dopis dvakrát a potom ho spálila. „Proč jsi přišel?“ zeptala se, ani nezvedla oči.';
const SLOVAK =
  'Prečítala list dvakrát a potom ho spálila. „Prečo si prišiel?“ spýtala sa. Kráľ mlčal, ťažký ako kameň.';
const SLOVENE = 'Pismo je prebrala dvakrat, potem ga je zažgala. »Zakaj si prišel?« je vprašala in ni dvignila oči.';
const CROATIAN = 'Pročitala je pismo dvaput i spalila ga. „Zašto si došao?“ upitala je. Vani je padao snijeg.';
const GERMAN = 'Sie las den Brief zweimal. »Warum bist du gekommen?«, fragte sie. Draußen fiel Schnee über die Dächer.';
const ENGLISH = 'She read the letter twice in the café. The clock on the wall went on as it always had.';
const GREEK = 'Διάβασε το γράμμα δύο φορές και ύστερα το έκαψε. «Γιατί ήρθες;» τη ρώτησε.';
const HEBREW = 'היא קראה את המכתב פעמיים ושרפה אותו. „למה באת?” שאלה ולא הרימה את עיניה.';
const ARABIC = 'قرأت الرسالة مرتين ثم أحرقتها. «لماذا جئت؟» سألت ولم ترفع عينيها.';
const HINDI = 'उसने पत्र दो बार पढ़ा और उसे जला दिया। “तुम क्यों आए?” उसने पूछा।';
const THAI = 'เธออ่านจดหมายสองครั้ง แล้วก็เผามันทิ้ง “คุณมาทำไม” เธอถาม';

it.each(
  [
    RUSSIAN,
    CHINESE,
    TAIWANESE,
    JAPANESE,
    KOREAN,
    GREEK,
    HEBREW,
    ARABIC,
    HINDI,
    THAI,
    `${CHINESE}一开始，一天一天。`,
  ].flatMap((text) => [[text, 'little', utf16(text, false)] as const, [text, 'big', utf16(text, true)] as const]),
)('reads %s in UTF-16 without a mark, %s end first', (text, _end, bytes) => {
  expect(decodeText(bytes)).toEqual({ text });
});

it.each(['She left.\n', 'He left.\n', CHINESE])('keeps %j where a crash has filled it up with zeros', (text) => {
  const bytes = new Uint8Array([...utf8(text), ...new Uint8Array(400)]);
  expect(decodeText(bytes).text.replaceAll('\0', '')).toBe(text);
});

it.each([
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN.replace(/[«»—]/g, '-')],
  ['gb18030', CHINESE],
  ['big5', TAIWANESE],
  ['shift_jis', JAPANESE],
  ['euc-jp', JAPANESE],
  ['euc-kr', KOREAN],
  ['windows-1250', POLISH],
  ['windows-1250', CZECH],
  ['windows-1250', SLOVAK],
  ['windows-1250', 'Žena stála pri okne a čakala.'],
  ['windows-1250', SLOVENE],
  ['windows-1250', CROATIAN],
  ['windows-1252', GERMAN],
  ['windows-1252', ENGLISH],
  // Too short to tell: what most old files have.
  ['windows-1252', 'Mañana é'],
])('reads %s: %s', (name, text) => {
  expect(decodeText(encodeText(text, name))).toMatchObject({ text, encoding: { name } });
});

it('takes a text of the West with a foreign name for what it is', () => {
  const text = 'Elle lut la lettre deux fois, puis la brûla. « Pourquoi, @eljko ? » La neige tombait déjà.';
  // Node’s decoder, by which texts are encoded here, has no Ž in windows-1252; browsers’ have.
  const bytes = encodeText(text, 'windows-1252').map((byte) => (byte === 0x40 ? 0x8e : byte));
  expect(decodeText(bytes).encoding?.name).toBe('windows-1252');
});

it('tells an old encoding by what is not English in a long text', () => {
  const text = `${'The road went on without a word for many miles.\n'.repeat(4000)}${CHINESE}`;
  const { text: read, encoding } = decodeText(encodeText(text, 'gb18030'));
  expect(read).toBe(text);
  expect(encoding?.name).toBe('gb18030');
  // To be compared by an author, who cannot tell encodings by English either.
  expect(new TextDecoder('gb18030').decode(encoding?.sample)).toBe(CHINESE);
});

it('reads as the author says what does not tell it, and nothing else', () => {
  const bytes = encodeText(RUSSIAN, 'windows-1251');
  expect(decodeText(bytes, 'windows-1252')).toMatchObject({ encoding: { name: 'windows-1252' } });
  expect(decodeText(bytes, 'utf-8')).toMatchObject({ encoding: { name: 'utf-8' } });
  expect(decodeText(utf8(TEXT), 'windows-1251')).toEqual({ text: TEXT });
  // A name alone tells nothing.
  expect(decodeText(utf16('諸葛孔明', false), 'utf-16le').text).toBe('諸葛孔明');
});

it('has a decoder for each encoding that may be chosen', () => {
  for (const name of ENCODINGS) expect(new TextDecoder(name).encoding).toBe(name);
});
