import type { W8benForm, W9Form } from '../contract/calls/payment.ts';
import { W8BEN_CERTIFICATIONS, W9_CERTIFICATIONS } from '../contract/payment-options.ts';

/** What is certified on a W-9: item 2 is struck out by whom the IRS has told of backup withholding. */
export const w9Certifications = ({ backup_withholding }: W9Form) =>
  W9_CERTIFICATIONS.filter((item) => item !== 'no-backup-withholding' || !backup_withholding);

/** What is certified on a W-8BEN: a line about the treaty only where one is claimed. */
export const w8benCertifications = ({ treaty }: W8benForm) =>
  W8BEN_CERTIFICATIONS.filter((item) => item !== 'treaty-resident' || treaty !== null);
