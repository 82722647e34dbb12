/** Which of the other platforms a field belongs to, from 1. @example platformNumber('work.other_platforms.0.url') // 1 */
export function platformNumber(path: string): number | undefined {
  const [, index] = /^work\.other_platforms\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? undefined : Number(index) + 1;
}
