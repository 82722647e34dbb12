import type { RuleSetRule } from 'webpack';

/** Every browser from the last three years understands this; nothing is down-levelled further. */
export const SCRIPT_TARGET = 'es2022';

export function scriptRule(options: { production: boolean; refresh: boolean }): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        target: SCRIPT_TARGET,
        parser: { syntax: 'typescript', tsx: true },
        // react/jsx-runtime in development too: it is a shared singleton, the development variant is not.
        transform: { react: { runtime: 'automatic', development: false, refresh: options.refresh } },
      },
      sourceMaps: !options.production,
    },
  };
}
