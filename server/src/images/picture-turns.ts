import { createTurns } from '../platform/turns.ts';

/**
 * What decodes or encodes pictures, two at a time. The other threads of the process are for passwords, files, addresses
 * and compressed answers, for which every call waits.
 */
export const inPictureTurn = createTurns(2);
