/** Whether a moment is of the year that the author's clock shows: its day then needs no year. */
export function isThisYear(iso: string, nowMs: number): boolean {
  return new Date(iso).getFullYear() === new Date(nowMs).getFullYear();
}
