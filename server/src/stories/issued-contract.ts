import { and, eq, isNotNull } from 'drizzle-orm';
import { applications } from '../database/schema/applications.ts';
import { PREPARING } from './story-rules.ts';

/**
 * Of an application: a contract that was issued, signed for the platform, and waits for the author. It names the work:
 * what the author signs is what she has read.
 */
export const ISSUED_CONTRACT = and(isNotNull(applications.contractId), eq(applications.status, PREPARING));
