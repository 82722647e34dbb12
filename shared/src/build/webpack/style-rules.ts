import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import pxToRem from 'postcss-pxtorem';
import type { RuleSetRule } from 'webpack';
import { narrowByText } from './narrow-by-text.ts';

/** 1rem is 100px on desktop and at 375px; sources are written in px. A hairline stays one device-independent pixel. */
const PX_TO_REM = { rootValue: 100, propList: ['*'], mediaQuery: false, minPixelValue: 2, unitPrecision: 4 };

const PLUGINS = [narrowByText, pxToRem(PX_TO_REM)];

/** CSS Modules for `*.module.css`, plain CSS for the shell's reset and tokens; both in px, shipped in rem. */
export function styleRules(production: boolean, packageName: string): RuleSetRule[] {
  const chain = (modules: object | false) => [
    MiniCssExtractPlugin.loader,
    { loader: 'css-loader', options: { modules, importLoaders: 1, sourceMap: !production } },
    { loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: PLUGINS } } },
  ];
  const names = {
    localIdentName: production ? '[hash:base64:7]' : '[name]__[local]--[hash:base64:4]',
    // Two packages may have files of the same name: their classes meet in one document.
    localIdentHashSalt: packageName,
    exportLocalsConvention: 'as-is',
    namedExport: false,
  };
  return [
    { test: /\.module\.css$/, use: chain(names) },
    { test: /\.css$/, exclude: /\.module\.css$/, sideEffects: true, use: chain(false) },
  ];
}
