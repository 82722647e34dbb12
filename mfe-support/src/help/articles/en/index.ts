import type { HelpTexts } from '../../article.ts';
import account from './account.ts';
import comments from './comments.ts';
import contracts from './contracts.ts';
import payToRead from './pay-to-read.ts';
import payments from './payments.ts';
import publishing from './publishing.ts';
import studio from './studio.ts';
import writing from './writing.ts';

export default {
  ...writing,
  ...publishing,
  ...contracts,
  ...payToRead,
  ...payments,
  ...comments,
  ...account,
  ...studio,
} satisfies HelpTexts;
