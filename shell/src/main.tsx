import '@myfiction/shared/theme/tokens.css';
import '@myfiction/shared/theme/fonts.css';
import '@myfiction/shared/theme/fonts-prose.css';
import '@myfiction/shared/theme/fonts-cover.css';
import './styles/reset.css';
import { getSession, installHost, registerMessages } from '@myfiction/shared/host.ts';
import { loadUiFont } from '@myfiction/shared/theme/load-fonts.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { SHELL_NAMESPACE, shellMessages } from './i18n/messages.ts';
import { loadLayout } from './layouts/late-layout.ts';
import { bootRegistry } from './remotes/boot-registry.ts';
import { runStartUp } from './start/run-start-up.ts';
import { settledWithin } from './start/settled-within.ts';

const FIRST_PAGE_PATIENCE_MS = 150;

void loadUiFont();
installHost();
runStartUp();
// Beside the first render, not after it; what fails is told by the page that needs it.
if (getSession()) loadLayout('main').catch(() => {});

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root.');
const root = createRoot(element);
// The frame costs as much as the page, and without one there is nothing to see: drawn first, it keeps the page waiting.
const booted = Promise.resolve(bootRegistry()).then(async (boot) => {
  await settledWithin(FIRST_PAGE_PATIENCE_MS, boot.firstPage);
  return boot;
});
// At once in English; another language waits for its own texts instead of flashing English ones.
const texts = registerMessages(SHELL_NAMESPACE, shellMessages);
void Promise.all([booted, texts]).then(([{ registry, Banner }]) => {
  root.render(<App registry={registry} banner={Banner && <Banner />} />);
});
