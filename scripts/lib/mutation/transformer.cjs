const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swcJest = require('@swc/jest');

/** Gives jest another text of one file than the one that is there. */
exports.createTransformer = ({ source, swc }) => {
  const text = readFileSync(source, 'utf8');
  const transformer = swcJest.createTransformer(swc);
  return {
    process: (_there, file, options) => transformer.process(text, file, options),
    getCacheKey: () => createHash('sha256').update(text).digest('hex'),
  };
};
