import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { labels } from './src/i18n/labels.ts';

export default {
  name: 'auth',
  contract: CONTRACT_NUMBER,
  pages: [
    {
      id: 'login-email',
      paths: ['/login/email'],
      layout: 'blank',
      title: 'page.login-email',
      access: 'public',
      module: './src/pages/login-email.tsx',
    },
    {
      id: 'undo-email',
      paths: ['/login/undo-email'],
      layout: 'blank',
      title: 'page.undo-email',
      access: 'public',
      module: './src/pages/undo-email.tsx',
    },
    {
      id: 'self-info',
      paths: ['/login/self-info'],
      layout: 'editor',
      title: 'page.self-info',
      access: 'session',
      module: './src/pages/self-info.tsx',
    },
    {
      id: 'login',
      paths: ['/login'],
      layout: 'blank',
      title: 'page.login',
      access: 'public',
      module: './src/pages/login.tsx',
    },
    {
      id: 'setting',
      paths: ['/setting'],
      layout: 'main',
      title: 'page.setting',
      access: 'session',
      module: './src/pages/setting.tsx',
    },
  ],
  slots: [
    { slot: 'pen-name-dialog', module: './src/slots/pen-name-dialog.tsx' },
    { slot: 'provider-session', module: './src/slots/provider-session.tsx' },
  ],
  labels,
  // The largest is the Firebase SDK with the parts that sign-in needs: 29.5 KB.
  budgets: { remoteEntryKb: 8.4, largestChunkKb: 31.7 },
} satisfies RemoteConfig;
