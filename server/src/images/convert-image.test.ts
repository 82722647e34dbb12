import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { convertImage } from './convert-image.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fc4383' } });
const refusal = expect.objectContaining({ code: 400008 });

describe('a picture that is let in', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes a WebP of the stored size', async (format) => {
    const stored = await convertImage(await picture(600, 800).toFormat(format).toBuffer(), 'cover');
    expect(stored).toMatchObject({ width: 900, height: 1200 });
    expect((await sharp(stored.bytes).metadata()).format).toBe('webp');
  });

  test('an avatar is stored at 512', async () => {
    const stored = await convertImage(await picture(64, 64).png().toBuffer(), 'avatar');
    expect(stored).toMatchObject({ width: 512, height: 512 });
  });

  test('keeps nothing of what the camera wrote', async () => {
    const original = await picture(600, 800)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { bytes } = await convertImage(original, 'cover');
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('somebody')).toBe(false);
  });

  test('keeps nothing that was hidden behind it', async () => {
    const payload = '<script>alert(1)</script>PK\u0003\u0004';
    const original = Buffer.concat([await picture(600, 800).jpeg().toBuffer(), Buffer.from(payload)]);
    const { bytes } = await convertImage(original, 'cover');
    expect(bytes.includes('<script>')).toBe(false);
  });

  test('is measured as it is seen, not as it lies in the file', async () => {
    const lying = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await convertImage(lying, 'cover')).toMatchObject({ width: 900, height: 1200 });
  });
});

describe('a picture that is refused', () => {
  test.each([
    ['avatar', 63, 63],
    ['avatar', 200, 220],
    ['cover', 599, 799],
    ['cover', 1200, 900],
    ['cover', 800, 800],
  ] as const)('%s of %d × %d', async (type, width, height) => {
    await expect(convertImage(await picture(width, height).png().toBuffer(), type)).rejects.toThrow(refusal);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><script>alert(1)</script></svg>'],
    [
      'SVG behind a declaration',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"/>',
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['nothing', ''],
  ])('%s', async (_name, text) => {
    await expect(convertImage(Buffer.from(text), 'cover')).rejects.toThrow(refusal);
  });

  test.each(['gif', 'tiff', 'avif'] as const)('%s, although the decoder knows it', async (format) => {
    const bytes = await picture(600, 800).toFormat(format).toBuffer();
    await expect(convertImage(bytes, 'cover')).rejects.toThrow(refusal);
  });

  test('an SVG that begins like a JPEG', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg width="600" height="800"></svg>')]);
    await expect(convertImage(bytes, 'cover')).rejects.toThrow(refusal);
  });

  test('one that is cut', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 600 * 800 * 3 }, (_, i) => (i * 2654435761) % 251)), {
      raw: { width: 600, height: 800, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    await expect(convertImage(whole.subarray(0, whole.length / 2), 'cover')).rejects.toThrow(refusal);
  });

  test('a bomb: few bytes, far too many pixels', async () => {
    await expect(convertImage(pngHeader(60_000, 80_000), 'cover')).rejects.toThrow(refusal);
  });
});

/** A PNG that announces a huge picture and carries next to nothing. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const body = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
