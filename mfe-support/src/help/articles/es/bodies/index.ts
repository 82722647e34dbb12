import type { HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import type { Block } from '../../../../content/blocks.ts';
import account from './account.ts';
import comments from './comments.ts';
import contracts from './contracts.ts';
import payToRead from './pay-to-read.ts';
import payments from './payments.ts';
import publishing from './publishing.ts';
import writing from './writing.ts';

export default {
  ...writing,
  ...publishing,
  ...contracts,
  ...payToRead,
  ...payments,
  ...comments,
  ...account,
} satisfies Record<HelpSlug, readonly Block[]>;
