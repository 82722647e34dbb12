import { createRemotePage } from '@myfiction/shared/host.ts';
import { prefetchBills } from '../bill/api/use-bills.ts';
import { MonthlyBillPage } from '../bill/monthly-bill-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(MonthlyBillPage, { messages, prefetch: prefetchBills });
