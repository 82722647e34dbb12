import base from '../../jest.config.mjs';

const node = base.projects.find(({ displayName }) => displayName === 'node');

/** What builds whole packages: a step of its own in `npm test`, beside no other test. */
export default { ...node, testMatch: ['<rootDir>/scripts/proofs/**/*.proof.mjs'], testTimeout: 120_000 };
