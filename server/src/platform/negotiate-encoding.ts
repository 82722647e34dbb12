export type Encoding = 'br' | 'gzip';

/** What is shorter fits into one packet as it is. */
export const COMPRESSED_MIN_BYTES = 1024;

/** The best encoding that the browser takes and that is there. @example negotiateEncoding('gzip, br;q=0') // 'gzip' */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  return available.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0);
}
