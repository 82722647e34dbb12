export { default } from './shared/src/build/jest.config.mjs';
