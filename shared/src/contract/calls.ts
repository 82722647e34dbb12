import type { z } from 'zod';
import * as chapter from './calls/chapter.ts';
import * as image from './calls/image.ts';
import * as story from './calls/story.ts';
import * as system from './calls/system.ts';
import * as user from './calls/user.ts';

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
  getSysCfg: system.getSysCfg,
  'region/check': system.checkRegion,
  'account/counts': system.getCounts,
  'images/upload': image.uploadImage,
  'images/uploadFile': image.uploadImageFile,
  'story/list': story.listStories,
  'story/get': story.getStory,
  'story/create': story.createStory,
  'story/edit': story.editStory,
  'chapter/list': chapter.listChapters,
  'chapter/get': chapter.getChapter,
  'chapter/create': chapter.createChapter,
  'chapter/save': chapter.saveChapter,
  'chapter/publish': chapter.publishChapter,
} as const;

export type ApiCalls = typeof API_CALLS;
export type ApiCallName = keyof ApiCalls;
export type ApiInput<N extends ApiCallName> = z.input<ApiCalls[N]['input']>;
export type ApiOutput<N extends ApiCallName> = z.output<ApiCalls[N]['output']>;
