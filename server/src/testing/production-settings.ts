import { generateKeyPairSync } from 'node:crypto';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The least with which production starts. */
export const PRODUCTION_SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://studio.example.com',
  SIGNING_SECRET: 'a secret of our own',
  SIGNING_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ANSWER_KEY: 'ab'.repeat(32),
  DATA_KEY: 'cd'.repeat(32),
  INGEST_KEY: 'an ingest key of our own',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Studio <studio@example.com>',
  SUPPORT_EMAIL: 'support@example.com',
};
