import { optional, setting } from '../setting.ts';
import { connectionAddress, MAIL_ADDRESS, MAIL_SENDER } from '../setting-types.ts';

export const MAIL = {
  smtpUrl: optional('SMTP_URL', connectionAddress('smtp', 'smtps'), {
    fallbackText: 'mail stays in the local outbox',
    text: 'sends mail for real; nobody could sign up without it',
    secret: true,
    required: true,
  }),
  mailFrom: setting('MAIL_FROM', MAIL_SENDER, {
    fallback: 'MyFiction Studio <studio@localhost>',
    text: 'sender of all mail',
    required: true,
  }),
  supportEmail: setting('SUPPORT_EMAIL', MAIL_ADDRESS, {
    fallback: 'support@example.com',
    text: 'where pages and mails send questions',
    required: true,
  }),
};
