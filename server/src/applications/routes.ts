import * as application from '@myfiction/shared/contract/calls/application.ts';
import * as files from '@myfiction/shared/contract/calls/application-files.ts';
import { type Handler, handle, handleAfter } from '../platform/handler.ts';
import { declineContract } from './decline-contract.ts';
import { discardApplication } from './discard-application.ts';
import { getApplication } from './get-application.ts';
import { getDocument } from './get-document.ts';
import { deleteIdImage, getIdImage, keepIdImage, readIdImage } from './images/id-images.ts';
import { saveApplication } from './save-application.ts';
import { signContract } from './sign-contract.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationRoutes: Handler[] = [
  handle(application.getApplication, getApplication),
  handle(application.saveApplication, saveApplication),
  handle(application.submitApplication, submitApplication),
  handle(application.withdrawApplication, withdrawApplication),
  handle(application.discardApplication, discardApplication),
  handle(application.signContract, signContract),
  handle(application.declineContract, declineContract),
  handleAfter(files.uploadIdImage, readIdImage, keepIdImage, { multipart: true }),
  handle(files.deleteIdImage, deleteIdImage),
  handle(files.getIdImage, getIdImage),
  handle(files.getDocument, getDocument),
];
