import * as writing from '@myfiction/shared/contract/calls/writing.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { getWriting } from './get-writing.ts';
import { setDailyGoal } from './set-daily-goal.ts';
import { setRestDays } from './set-rest-days.ts';

export const writingRoutes: Handler[] = [
  handle(writing.getWriting, getWriting, { fromReplica: true }),
  handle(writing.setDailyGoal, setDailyGoal),
  handle(writing.setRestDays, setRestDays),
];
