import * as textTools from '@myfiction/shared/contract/calls/chapter-text-tools.ts';
import { type Handler, handle } from '../../platform/handler.ts';
import { replaceStoryText } from './replace-story-text.ts';
import { searchStoryText } from './search-story-text.ts';
import { splitChapter } from './split-chapter.ts';

export const textToolRoutes: Handler[] = [
  handle(textTools.splitChapter, splitChapter),
  handle(textTools.searchStoryText, searchStoryText, { fromReplica: true }),
  handle(textTools.replaceStoryText, replaceStoryText),
];
