import type { z } from 'zod';
import * as account from './calls/account.ts';
import * as activity from './calls/activity.ts';
import * as application from './calls/application.ts';
import * as applicationFiles from './calls/application-files.ts';
import * as bill from './calls/bill.ts';
import * as chapter from './calls/chapter.ts';
import * as history from './calls/chapter-history.ts';
import * as textTools from './calls/chapter-text-tools.ts';
import * as comment from './calls/comment.ts';
import * as commentActs from './calls/comment-acts.ts';
import * as commentHolds from './calls/comment-holds.ts';
import * as delivery from './calls/delivery.ts';
import * as help from './calls/help.ts';
import * as image from './calls/image.ts';
import * as importExport from './calls/import-export.ts';
import * as inbox from './calls/inbox.ts';
import { ingestComments } from './calls/ingest-comment.ts';
import { ingestRevenue } from './calls/ingest-revenue.ts';
import * as live from './calls/live.ts';
import * as payment from './calls/payment.ts';
import * as readers from './calls/readers.ts';
import * as schedule from './calls/schedule.ts';
import * as secondFactor from './calls/second-factor.ts';
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
  'user/secondFactor': user.secondFactor,
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
  'account/getEmailUndo': account.getEmailUndo,
  'account/undoEmailChange': account.undoEmailChange,
  'account/changePassword': account.changePassword,
  'account/startSecondFactor': secondFactor.startSecondFactor,
  'account/confirmSecondFactor': secondFactor.confirmSecondFactor,
  'account/renewRecoveryCodes': secondFactor.renewRecoveryCodes,
  'account/removeSecondFactor': secondFactor.removeSecondFactor,
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
  'help/read': help.readArticle,
  'help/rate': help.rateArticle,
  'help/listPopular': help.popularArticles,
  'delivery/resolveOverrides': delivery.resolveOverrides,
  'delivery/resolveSignedOut': delivery.resolveSignedOut,
  'event/open': live.openEvents,
  'images/upload': image.uploadImage,
  'images/uploadFile': image.uploadImageFile,
  'story/list': story.listStories,
  'story/get': story.getStory,
  'story/create': story.createStory,
  'story/edit': story.editStory,
  'story/setNoteDefaults': story.setNoteDefaults,
  'story/delete': story.deleteStory,
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
  'story/restoreVersions': history.restoreVersions,
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
  'application/get': application.getApplication,
  'application/save': application.saveApplication,
  'application/submit': application.submitApplication,
  'application/withdraw': application.withdrawApplication,
  'application/discard': application.discardApplication,
  'application/sign': application.signContract,
  'application/decline': application.declineContract,
  'application/uploadId': applicationFiles.uploadIdImage,
  'application/deleteId': applicationFiles.deleteIdImage,
  'application/getIdImage': applicationFiles.getIdImage,
  'application/getDocument': applicationFiles.getDocument,
  'comment/list': comment.listComments,
  'comment/listReplies': comment.listReplies,
  'comment/getContext': comment.getContext,
  'comment/reply': comment.replyToComment,
  'comment/editReply': comment.editReply,
  'comment/deleteReply': comment.deleteReply,
  'comment/act': commentActs.actOnComments,
  'comment/undo': commentActs.undoAct,
  'comment/pin': commentActs.pinComment,
  'comment/report': commentActs.reportComment,
  'comment/block': commentHolds.blockReader,
  'comment/unblock': commentHolds.unblockReader,
  'comment/listBlocked': commentHolds.listBlocked,
  'comment/getFilterWords': commentHolds.getFilterWords,
  'comment/addFilterWords': commentHolds.addFilterWords,
  'comment/removeFilterWord': commentHolds.removeFilterWord,
  'payment/get': payment.getPayment,
  'payment/savePayout': payment.savePayout,
  'payment/removePayout': payment.removePayout,
  'payment/submitTax': payment.submitTax,
  'home/get': writing.getHome,
  'writing/get': writing.getWriting,
  'writing/setGoal': writing.setDailyGoal,
  'writing/setRestDays': writing.setRestDays,
  'stats/getReads': readers.getReads,
  'stats/getFunnel': readers.getFunnel,
  'ingest/reads': readers.ingestReads,
  'bill/list': bill.listBills,
  'bill/get': bill.getBill,
  'bill/listChapters': bill.listBillChapters,
  'bill/withdraw': bill.withdrawBill,
  'bill/export': bill.exportBill,
  'ingest/revenue': ingestRevenue,
  'ingest/comment': ingestComments,
  'activity/get': activity.getActivity,
  'activity/getOwn': activity.getOwnPart,
  'activity/enter': activity.enterActivity,
  'activity/withdraw': activity.withdrawEntry,
  'inbox/list': inbox.listMessages,
  'inbox/get': inbox.getMessage,
  'inbox/change': inbox.changeMessages,
  'inbox/readAll': inbox.readAllMessages,
  'inbox/reply': inbox.replyToMessage,
  'inbox/startThread': inbox.startThread,
  'inbox/upload': inbox.uploadAttachment,
  'inbox/getAttachment': inbox.getAttachment,
} as const;

export type ApiCalls = typeof API_CALLS;
export type ApiCallName = keyof ApiCalls;
export type ApiInput<N extends ApiCallName> = z.input<ApiCalls[N]['input']>;
export type ApiOutput<N extends ApiCallName> = z.output<ApiCalls[N]['output']>;
