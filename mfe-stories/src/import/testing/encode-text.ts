/** Bytes of a text in one of the encodings that browsers only read. */
export function encodeText(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const bytesOf = bytesByCharacter(encoding);
  return new Uint8Array(
    [...text].flatMap((character) => {
      const bytes = bytesOf.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}.`);
      return bytes;
    }),
  );
}

function bytesByCharacter(encoding: string): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  const known = new Map<string, number[]>();
  const learn = (...bytes: number[]) => {
    const character = decoder.decode(new Uint8Array(bytes));
    if ([...character].length === 1 && character !== '\ufffd' && !known.has(character)) known.set(character, bytes);
  };
  for (let first = 0; first < 256; first++) learn(first);
  for (let first = 0x81; first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) learn(first, second);
  return known;
}
