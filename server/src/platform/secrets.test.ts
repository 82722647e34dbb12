import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createSecrets } from './secrets.ts';

const KEY = Buffer.alloc(32, 1);
const NEXT_KEY = Buffer.alloc(32, 2);
const secrets = createSecrets(KEY);
const dear = Buffer.from('dear');

/** As values were sealed before keys had names. */
function sealWithoutName(key: Buffer, purpose: string, plain: Buffer): Buffer {
  const iv = randomBytes(12);
  const sealKey = Buffer.from(hkdfSync('sha256', key, '', 'seal', 32));
  const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

describe('sealed bytes', () => {
  test('open for the same purpose only', () => {
    const sealed = secrets.seal('letters', dear);
    expect(secrets.open('letters', sealed).toString()).toBe('dear');
    expect(() => secrets.open('bills', sealed)).toThrow();
  });

  test('differ each time and show nothing of the text', () => {
    const [first, second] = [secrets.seal('letters', dear), secrets.seal('letters', dear)];
    expect(first.equals(second)).toBe(false);
    expect(first.includes(dear)).toBe(false);
  });

  test('notice any changed byte', () => {
    const sealed = secrets.seal('letters', dear);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.open('letters', changed)).toThrow();
    }
  });

  test('open after the key has changed, as long as the old one is in the ring', () => {
    const sealed = secrets.seal('letters', dear);
    expect(createSecrets(NEXT_KEY, [KEY]).open('letters', sealed).toString()).toBe('dear');
    expect(() => createSecrets(NEXT_KEY).open('letters', sealed)).toThrow('DATA_KEY_PREVIOUS');
    expect(() => secrets.open('bills', sealed)).toThrow('unable to authenticate');
  });

  test('open on a server that does not seal with the new key yet', () => {
    const sealed = createSecrets(NEXT_KEY, [KEY]).seal('letters', dear);
    expect(createSecrets(KEY, [NEXT_KEY]).open('letters', sealed).toString()).toBe('dear');
  });

  test('open without the name of a key, as they were sealed before', () => {
    const sealed = sealWithoutName(KEY, 'letters', dear);
    expect(secrets.open('letters', sealed).toString()).toBe('dear');
    expect(createSecrets(NEXT_KEY, [KEY]).open('letters', sealed).toString()).toBe('dear');
    expect(() => secrets.open('bills', sealed)).toThrow();
  });

  test('name the current key, which tells nothing of it', () => {
    const header = secrets.currentHeader;
    expect(secrets.seal('letters', dear).subarray(0, header.length).equals(header)).toBe(true);
    expect(createSecrets(NEXT_KEY).currentHeader.equals(header)).toBe(false);
    expect(KEY.includes(header)).toBe(false);
  });

  test('too short to be sealed bytes are refused', () => {
    for (const length of [0, 5, 20]) expect(() => secrets.open('letters', Buffer.alloc(length))).toThrow();
  });
});

test('the same value is hashed apart for two purposes and two keys', () => {
  expect(secrets.keyedHash('a', '123456')).not.toBe(secrets.keyedHash('b', '123456'));
  expect(secrets.keyedHash('a', '123456')).toBe(createSecrets(KEY, [NEXT_KEY]).keyedHash('a', '123456'));
  expect(secrets.keyedHash('a', '123456')).not.toBe(createSecrets(NEXT_KEY).keyedHash('a', '123456'));
});
