import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack once. Rejects with everything that went wrong; warnings count as wrong too. */
export async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler of the configuration.');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack gave no statistics.');
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, colors: false, errorDetails: true }));
  }
  return stats;
}
