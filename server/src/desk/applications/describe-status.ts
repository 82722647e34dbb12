/** What the numbers of an application's status mean to who decides it. The labels of the contract are the author's. */
const WORDS: Readonly<Record<number, string>> = {
  0: 'none',
  10: 'draft',
  20: 'in review',
  21: 'sent back',
  22: 'accepted',
  30: 'signed',
  31: 'terminated',
};

/** @example describeStatus(20) // '20 in review' */
export const describeStatus = (status: number): string => `${status} ${WORDS[status] ?? ''}`.trimEnd();
