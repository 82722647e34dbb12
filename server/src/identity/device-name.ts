import Bowser from 'bowser';
import { labelLanguage, type Translated } from './author-language.ts';

const LONGEST = 60;
const ON = ' on ';
const JOINTS: Translated<string> = { en: ON, es: ' en ' };

/** What the author reads in the list of sessions. @example deviceName(userAgent) // 'Firefox on Windows' */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .join(ON)
    .slice(0, LONGEST);
}

/**
 * A device's stored name for who reads this language.
 *
 * @param language BCP 47, may be empty @example deviceIn('Firefox on Windows', 'es') // 'Firefox en Windows'
 */
export function deviceIn(device: string, language: string): string {
  return device.replace(ON, JOINTS[labelLanguage(language)]);
}
