import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../payment/i18n/messages.ts';
import { PaymentPage } from '../payment/payment-page.tsx';

export default createRemotePage(PaymentPage, { messages });
