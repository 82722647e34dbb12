/**
 * Stands for the federation runtime's comparison of versions, which remotes built with ranges still ask for: ours knows
 * every range that a build writes. The shell alone provides modules, so no two versions are ever put in order.
 */
export { satisfiesRange as satisfy } from '../../../contract/satisfies-range.ts';
