import { installEmulator } from '../../../scripts/lib/install-emulator.mjs';

/** Nothing is left to do after `npm test`, which has installed it; here for the suite alone. */
export default installEmulator;
