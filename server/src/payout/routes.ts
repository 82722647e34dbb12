import * as payment from '@myfiction/shared/contract/calls/payment.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { getPayment } from './get-payment.ts';
import { removePayout } from './remove-payout.ts';
import { savePayout } from './save-payout.ts';
import { submitTax } from './submit-tax.ts';

export const payoutRoutes: Handler[] = [
  handle(payment.getPayment, getPayment),
  handle(payment.savePayout, savePayout),
  handle(payment.removePayout, removePayout),
  handle(payment.submitTax, submitTax),
];
