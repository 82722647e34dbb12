import { theme as antdTheme, type ThemeConfig } from 'antd';
import { antdComponents } from './antd-components.ts';
import { type AntdPalette, DAY, NIGHT } from './antd-palettes.ts';
import { antdTokens } from './antd-tokens.ts';

type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, unknown[]>;
type SeedToken = Parameters<Algorithm>[0];
type MapToken = ReturnType<Algorithm>;

/**
 * antd's algorithms derive the seed colours anew (dark makes about #D93A72 of #FC4383). This one, last in the list, puts
 * the exact values back.
 */
function exact(tokens: ReturnType<typeof antdTokens>) {
  return (_seed: SeedToken, map?: MapToken): MapToken => {
    if (!map) throw new Error('The exact colours follow an algorithm; they cannot stand first.');
    const { colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink } = tokens;
    return { ...map, colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink };
  };
}

function themeOf(palette: AntdPalette, key: string): ThemeConfig {
  const token = antdTokens(palette);
  const base = palette.dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm;
  return {
    algorithm: [base, exact(token)],
    cssVar: { prefix: 'mf', key },
    hashed: false,
    // The rules come from `antd-static.css`; making them in the browser would triple the time to the first table.
    zeroRuntime: true,
    token,
    components: antdComponents(palette),
  };
}

export const dayTheme: ThemeConfig = themeOf(DAY, 'day');
export const nightTheme: ThemeConfig = themeOf(NIGHT, 'night');
