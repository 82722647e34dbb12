import type { ReadsRange } from '../../api/get-reads.ts';

export const FIRST_RANGE: ReadsRange = '30';
