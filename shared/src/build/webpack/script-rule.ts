import type { RuleSetRule } from 'webpack';

/** Every browser from the last three years understands this; nothing is down-levelled further. */
export const SCRIPT_TARGET = 'es2022';

/** Sources of the workspaces; what lies in node_modules is compiled already. */
export function scriptRules(options: { production: boolean; refresh: boolean }): RuleSetRule[] {
  // A generic arrow function of a `.ts` file reads as an element in a `.tsx` file.
  const rule = (test: RegExp, tsx: boolean): RuleSetRule => ({
    test,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        target: SCRIPT_TARGET,
        parser: { syntax: 'typescript', tsx },
        // react/jsx-runtime in development too: it is a shared singleton, the development variant is not.
        transform: { react: { runtime: 'automatic', development: false, refresh: options.refresh } },
      },
      sourceMaps: !options.production,
    },
  });
  return [rule(/\.tsx$/, true), rule(/\.ts$/, false)];
}
