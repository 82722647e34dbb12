import { deflateSync, gzipSync } from 'node:zlib';
import { idPicture } from '../application-fixture.ts';

/** Files for calls that take one: what they want, and what pretends to be it. */
export async function oddFiles(): Promise<Buffer[]> {
  const picture = await idPicture();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  return [
    picture,
    Buffer.alloc(0),
    picture.subarray(0, Math.floor(picture.length / 2)),
    Buffer.concat([picture.subarray(0, 60), Buffer.alloc(200, 0xff)]),
    Buffer.from(svg),
    Buffer.from('GIF89a\uffff\uffff'),
    Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
    Buffer.from('PK\u0003\u0004nothing'),
    Buffer.from('<html><script>alert(1)</script>'),
    gzipSync(Buffer.alloc(1_000_000)),
    hugePng(),
    Buffer.from('plain text'),
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
  ];
}

/** Says that it is 60,000 pixels wide and high, and is a few bytes long. */
function hugePng(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const chunk = (name: string, bytes: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, Buffer.from(name), bytes, Buffer.alloc(4)]);
  };
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
