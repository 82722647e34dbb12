import * as calls from '@myfiction/shared/contract/calls/import-export.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { addImportChapters } from './add-import-chapters.ts';
import { cancelImport } from './cancel-import.ts';
import { finishImport } from './finish-import.ts';
import { startImport } from './start-import.ts';

export const importRoutes: Handler[] = [
  handle(calls.startImport, startImport),
  handle(calls.addImportChapters, addImportChapters),
  handle(calls.finishImport, finishImport),
  handle(calls.cancelImport, cancelImport),
];
