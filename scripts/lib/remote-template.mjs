import { quoteText } from './quote-text.mjs';

/** @example pascalCase('reading-room') // 'ReadingRoom' */
const pascalCase = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * The sources of a new remote with one page, by file name: what every remote has, and nothing that the team would have to
 * take out again.
 *
 * @param {{ name: string, title: string }} remote
 * @returns {Record<string, string>}
 */
export function remoteFiles({ name, title }) {
  const page = `${pascalCase(name)}Page`;
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@myfiction/mfe-${name}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        dependencies: { '@myfiction/shared': '1.0.0' },
      },
      null,
      2,
    )}\n`,
    'remote.config.ts': `import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { labels } from './src/i18n/labels.ts';

export default {
  name: '${name}',
  contract: CONTRACT_NUMBER,
  pages: [
    {
      id: '${name}',
      paths: ['/${name}'],
      layout: 'main',
      title: 'page.${name}',
      access: 'session',
      module: './src/pages/${name}.tsx',
    },
  ],
  navigation: [{ label: 'nav.${name}', path: '/${name}', icon: 'sparkles', order: 60 }],
  labels,
  budgets: { remoteEntryKb: 9, largestChunkKb: 85 },
} satisfies RemoteConfig;
`,
    'src/i18n/labels.ts': `/** Titles and navigation labels: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.${name}': ${quoteText(title)},
  'nav.${name}': ${quoteText(title)},
} as const;

const es = {
  'page.${name}': ${quoteText(title)},
  'nav.${name}': ${quoteText(title)},
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
`,
    'src/i18n/en.ts': `export default {
  title: 'This page is new',
  text: 'It is yours to fill.',
} as const;
`,
    'src/i18n/es.ts': `import type en from './en.ts';

export default {
  title: 'Esta página es nueva',
  text: 'Puedes llenarla tú.',
} satisfies Record<keyof typeof en, string>;
`,
    'src/i18n/messages.ts': `import en from './en.ts';

export const NAMESPACE = '${name}';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: NAMESPACE, en, load: { es: () => import('./es.ts') } };
`,
    'src/i18n/use-text.ts': `import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { NAMESPACE } from './messages.ts';

export type Text = TextOf<typeof en>;

/** The texts of this remote. Typed, so that a key without a message does not compile. */
export function useText(): Text {
  return useTranslation(NAMESPACE).t;
}
`,
    [`src/pages/${name}.tsx`]: `import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { ${page} } from '../${name}-page.tsx';

export default createRemotePage(${page}, { messages });
`,
    [`src/${name}-page.tsx`]: `import { EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from './i18n/use-text.ts';
import styles from './${name}-page.module.css';

export function ${page}() {
  const t = useText();
  return (
    <div className={styles.page}>
      <EmptyState illustration="closed-book" title={t('title')} text={t('text')} />
    </div>
  );
}
`,
    [`src/${name}-page.module.css`]: `.page {
  padding: 32px 36px 48px;
}

@media (max-width: 760px) {
  .page {
    padding: 20px 16px 32px;
  }
}
`,
    [`src/${name}-page.test.tsx`]: `import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from './i18n/messages.ts';
import { ${page} } from './${name}-page.tsx';

test('shows the page', () => {
  renderPage(<${page} />, { messages, path: '/${name}' });
  expect(screen.getByRole('heading', { name: 'This page is new' })).toBeInTheDocument();
});
`,
  };
}
