import { z } from 'zod';

/** An ISO time that a caller names, in UTC: of a year that the database knows, which has no year 0. */
export const moment = z.iso.datetime().refine((at) => at >= '0001', 'a time after the year 0');
