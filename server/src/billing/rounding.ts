import { MICROS } from '@myfiction/shared/contract/money.ts';

const UNIT = BigInt(MICROS);

/** The nearest minor unit; what lies in the middle goes to the even one, so that halves do not always favour one side. */
export function roundHalfEven(micros: bigint): number {
  const whole = floorUnits(micros);
  const rest = micros - whole * UNIT;
  const up = rest * 2n > UNIT || (rest * 2n === UNIT && whole % 2n !== 0n);
  return toSafe(up ? whole + 1n : whole);
}

/**
 * Whole minor units for exact amounts in millionths, which together are the exact sum rounded half to even: each is
 * rounded down, and what is missing then goes, one unit each, to those that lost most, the first of equals first. An
 * amount that is whole stays what it is, and none is off by a whole unit.
 */
export function shareOut(exact: readonly bigint[]): number[] {
  const floors = exact.map(floorUnits);
  const rests = exact.map((micros, index) => micros - (floors[index] ?? 0n) * UNIT);
  const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
  const missing = roundHalfEven(sum(exact)) - toSafe(sum(floors));
  const chosen = new Set(
    rests
      .map((rest, index) => ({ rest, index }))
      .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return floors.map((whole, index) => toSafe(chosen.has(index) ? whole + 1n : whole));
}

/** Division rounds toward 0; a refund has to go down too. */
function floorUnits(micros: bigint): bigint {
  const whole = micros / UNIT;
  return micros % UNIT < 0n ? whole - 1n : whole;
}

function toSafe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} minor units are too many.`);
  return number;
}

/** Minor units at a rate in millionths, rounded half to even. */
export function partOf(baseMinor: number, rateMicros: number): number {
  return roundHalfEven(BigInt(baseMinor) * BigInt(rateMicros));
}
