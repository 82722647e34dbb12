import { SettingProblem, type SettingType } from './setting.ts';
import { BASE_ADDRESS } from './setting-types.ts';

/** An origin: pages, cookies and providers take the studio to stand at the root. */
export const PUBLIC_ADDRESS: SettingType<string> = {
  name: BASE_ADDRESS.name,
  parse(text) {
    const url = BASE_ADDRESS.parse(text);
    if (new URL(url).origin !== url.toLowerCase()) throw new SettingProblem('must be an origin, without a path');
    return url;
  },
};
