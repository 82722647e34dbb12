import Bowser from 'bowser';

const LONGEST = 60;

/** What the author reads in the list of sessions. @example deviceName(userAgent) // 'Firefox on Windows' */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .join(' on ')
    .slice(0, LONGEST);
}
