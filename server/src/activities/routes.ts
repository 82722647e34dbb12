import * as activity from '@myfiction/shared/contract/calls/activity.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { enterActivity } from './enter-activity.ts';
import { getActivity } from './get-activity.ts';
import { getOwnPart } from './get-own-part.ts';
import { withdrawEntry } from './withdraw-entry.ts';

export const activityRoutes: Handler[] = [
  handle(activity.getActivity, getActivity),
  handle(activity.getOwnPart, getOwnPart),
  handle(activity.enterActivity, enterActivity),
  handle(activity.withdrawEntry, withdrawEntry),
];
