import type { z } from 'zod';
import * as account from './calls/account.ts';
import * as chapter from './calls/chapter.ts';
import * as history from './calls/chapter-history.ts';
import * as textTools from './calls/chapter-text-tools.ts';
import * as image from './calls/image.ts';
import * as importExport from './calls/import-export.ts';
import * as readers from './calls/readers.ts';
import * as schedule from './calls/schedule.ts';
import * as story from './calls/story.ts';
import * as structure from './calls/story-structure.ts';
import * as system from './calls/system.ts';
import * as user from './calls/user.ts';
import * as writing from './calls/writing.ts';

/**
 * Every call by its name, which is its path below `/api/myfiction/`. The server validates with it, the OpenAPI document
 * and the contract tests come from it; the browser imports its types only.
 */
export const API_CALLS = {
  'user/login': user.login,
  'user/userReg': user.userReg,
  'user/sendUserVerifyEmail': user.sendUserVerifyEmail,
  'user/resetPwd': user.resetPwd,
  'user/getUserInfo': user.getUserInfo,
  'user/editUserInfo': user.editUserInfo,
  'user/logout': user.logout,
  'account/getSecurity': account.getSecurity,
  'account/listSessions': account.listSessions,
  'account/endSession': account.endSession,
  'account/endOtherSessions': account.endOtherSessions,
  'account/sendCode': account.sendAccountCode,
  'account/changeEmail': account.changeEmail,
  'account/changePassword': account.changePassword,
  'account/link': account.linkProvider,
  'account/unlink': account.unlinkProvider,
  'account/getNotifications': account.getNotifications,
  'account/setNotifications': account.setNotifications,
  'account/export': account.exportAccount,
  'account/requestDeletion': account.requestDeletion,
  'account/undoDeletion': account.undoDeletion,
  getSysCfg: system.getSysCfg,
  'region/check': system.checkRegion,
  'account/counts': system.getCounts,
  'images/upload': image.uploadImage,
  'images/uploadFile': image.uploadImageFile,
  'story/list': story.listStories,
  'story/get': story.getStory,
  'story/create': story.createStory,
  'story/edit': story.editStory,
  'story/setNoteDefaults': story.setNoteDefaults,
  'chapter/list': chapter.listChapters,
  'chapter/get': chapter.getChapter,
  'chapter/create': chapter.createChapter,
  'chapter/save': chapter.saveChapter,
  'chapter/publish': chapter.publishChapter,
  'chapter/schedule': schedule.scheduleChapter,
  'chapter/unschedule': schedule.unscheduleChapter,
  'chapter/history': history.listHistory,
  'chapter/getVersion': history.getVersion,
  'chapter/keepVersion': history.keepVersion,
  'chapter/nameVersion': history.nameVersion,
  'chapter/restoreVersion': history.restoreVersion,
  'chapter/split': textTools.splitChapter,
  'story/searchText': textTools.searchStoryText,
  'story/replaceText': textTools.replaceStoryText,
  'chapter/reorder': structure.reorderChapters,
  'chapter/bulk': structure.bulkChapters,
  'volume/list': structure.listVolumes,
  'volume/create': structure.createVolume,
  'volume/rename': structure.renameVolume,
  'volume/delete': structure.deleteVolume,
  'trash/list': structure.listTrash,
  'trash/restore': structure.restoreFromTrash,
  'trash/delete': structure.deleteFromTrash,
  'import/start': importExport.startImport,
  'import/add': importExport.addImportChapters,
  'import/finish': importExport.finishImport,
  'import/cancel': importExport.cancelImport,
  'story/export': importExport.exportStory,
  'home/get': writing.getHome,
  'writing/get': writing.getWriting,
  'writing/setGoal': writing.setDailyGoal,
  'stats/getReads': readers.getReads,
  'stats/getFunnel': readers.getFunnel,
  'ingest/reads': readers.ingestReads,
} as const;

export type ApiCalls = typeof API_CALLS;
export type ApiCallName = keyof ApiCalls;
export type ApiInput<N extends ApiCallName> = z.input<ApiCalls[N]['input']>;
export type ApiOutput<N extends ApiCallName> = z.output<ApiCalls[N]['output']>;
