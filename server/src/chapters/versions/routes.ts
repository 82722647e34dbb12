import * as history from '@myfiction/shared/contract/calls/chapter-history.ts';
import { type Handler, handle } from '../../platform/handler.ts';
import { getVersion } from './get-version.ts';
import { keepVersion } from './keep-version-call.ts';
import { listHistory } from './list-history.ts';
import { nameVersion } from './name-version.ts';
import { restoreVersion } from './restore-version.ts';
import { restoreVersions } from './restore-versions.ts';

export const historyRoutes: Handler[] = [
  handle(history.listHistory, listHistory, { fromReplica: true }),
  handle(history.getVersion, getVersion, { fromReplica: true }),
  handle(history.keepVersion, keepVersion),
  handle(history.nameVersion, nameVersion),
  handle(history.restoreVersion, restoreVersion),
  handle(history.restoreVersions, restoreVersions),
];
