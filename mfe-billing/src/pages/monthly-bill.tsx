import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { MonthlyBillPage } from '../monthly-bill-page.tsx';

export default createRemotePage(MonthlyBillPage, { messages });
