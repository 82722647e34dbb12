/** A place in the database's write-ahead log; what was committed before it lies below it. */
export type LogPlace = bigint;

/** Below no place that there is: whoever must have seen everything reads from the primary. */
export const UNKNOWN_PLACE = 'FFFFFFFF/FFFFFFFF';

/** @example parseLogPlace('16/B374D848') // 97500059720n; undefined for what is none */
export function parseLogPlace(text: string | null | undefined): LogPlace | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '') ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined;
}
