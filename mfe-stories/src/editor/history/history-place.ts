/** What the address says of the history: closed, the list beside the text, or a version in the text's place. */
export interface HistoryPlace {
  isOpen: boolean;
  /** The version that is looked at, null for the text as it is now. */
  version: number | null;
  /** What it is compared with, null for the text as it is now. */
  against: number | null;
}

/** Reads `?history=12&with=8`; `history=now` is the list alone. */
export function readHistoryPlace(query: URLSearchParams): HistoryPlace {
  const isOpen = query.has('history');
  const version = readNumber(query.get('history'));
  const against = version === null ? null : readNumber(query.get('with'));
  return { isOpen, version, against: against === version ? null : against };
}

function readNumber(value: string | null): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
