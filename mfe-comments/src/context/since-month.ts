/** "March" within the last year, "March 2024" before. @param language BCP 47 */
export function sinceMonth(iso: string, language: string, now = new Date()): string {
  const date = new Date(iso);
  const isRecent = (now.getFullYear() - date.getFullYear()) * 12 + now.getMonth() - date.getMonth() < 12;
  return new Intl.DateTimeFormat(language, { month: 'long', ...(!isRecent && { year: 'numeric' }) }).format(date);
}
