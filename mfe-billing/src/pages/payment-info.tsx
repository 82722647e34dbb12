import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { PaymentInfoPage } from '../payment-info-page.tsx';

export default createRemotePage(PaymentInfoPage, { messages });
