import { TRIGGER_WARNINGS } from '@myfiction/shared/contract/story-options.ts';
import { useNavigate } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { linesOf } from '../content/blocks.ts';
import { resolveTarget } from '../content/link-targets.ts';
import { parseInline } from '../content/parse-inline.ts';
import { messages } from '../i18n/messages.ts';
import { LEGAL_DOCUMENTS } from '../legal-documents.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalText } from './legal-text.ts';
import { loadLegalText } from './load-legal-text.ts';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});

test.each([
  ['/legal/content-agreement', 'Content Agreement'],
  ['/legal/content-guidelines', 'Content Guidelines'],
  ['/legal/terms-and-conditions', 'Terms and Conditions'],
  ['/legal/privacy-policy/', 'Privacy Policy'],
  ['/legal/trigger-warnings', 'Trigger Warnings'],
])('%s is the %s, with its contents, version and origin', async (path, title) => {
  renderPage(<LegalPage />, { path, messages, user: null });
  const contents = await screen.findByRole('navigation', { name: 'Contents' });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText('Template, to be checked by counsel.')).toBeInTheDocument();
  const links = within(contents).getAllByRole('link');
  for (const link of links) expect(screen.getByRole('heading', { name: link.textContent ?? '' })).toBeInTheDocument();
  expect(links.length).toBeGreaterThan(4);
});

test.each(['#%', '#%E0%A4%A', '#nowhere'])('a fragment that names no section shows the document: %s', async (hash) => {
  renderPage(<LegalPage />, { path: `/legal/privacy-policy${hash}`, messages, user: null });
  expect(await screen.findByRole('link', { name: 'How long we keep it' })).toBeInTheDocument();
});

test('the contents lead to a section, which is marked', async () => {
  const page = renderPage(<LegalPage />, { path: '/legal/privacy-policy', messages, user: null });
  await page.person.click(await screen.findByRole('link', { name: 'How long we keep it' }));
  expect(page.location()).toBe('/legal/privacy-policy#retention');
  expect(screen.getByRole('link', { name: 'How long we keep it' })).toHaveAttribute('aria-current', 'location');
  expect(document.getElementById('retention')).toHaveFocus();
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

test('Back leaves it to the shell where a section was left', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const pages = (
    <>
      <Back />
      <LegalPage />
    </>
  );
  const page = renderPage(pages, { path: '/legal/privacy-policy', messages, user: null });
  await page.person.click(await screen.findByRole('link', { name: 'How long we keep it' }));
  await page.person.click(screen.getByRole('link', { name: /^Version 1.0/ }));
  expect(scroll).toHaveBeenCalledTimes(1);
  await page.person.click(screen.getByRole('button', { name: 'Back' }));
  expect(page.location()).toBe('/legal/privacy-policy#retention');
  await screen.findByRole('heading', { name: 'The help center' });
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('an older version can be opened and says that it no longer counts', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const page = renderPage(
    <main>
      <LegalPage />
    </main>,
    { path: '/legal/privacy-policy', messages, user: null },
  );
  await page.person.click(await screen.findByRole('link', { name: /^Version 1.0/ }));
  expect(page.location()).toBe('/legal/privacy-policy?version=1.0');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('heading', { name: 'Privacy Policy' })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'The help center' })).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('link', { name: 'Read the version in force' }));
  expect(await screen.findByRole('heading', { name: 'The help center' })).toBeInTheDocument();
});

test.each(LEGAL_DOCUMENTS.flatMap((name) => ['en', 'es'].map((language) => [name, language] as const)))(
  '%s has no dead link and no section twice in %s',
  async (name, language) => {
    for (const { sections } of await loadLegalText(name, language)) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      const parts = sections.flatMap(({ body }) => body.flatMap(linesOf).flatMap(parseInline));
      const dead = parts.filter((part) => part.kind === 'link' && resolveTarget(part.target) === undefined);
      expect(dead).toEqual([]);
    }
  },
);

test.each(LEGAL_DOCUMENTS)('%s says the same in Spanish: versions, sections, blocks and links', async (name) => {
  const [english, spanish] = await Promise.all([loadLegalText(name, 'en'), loadLegalText(name, 'es')]);
  const shapeOf = (text: LegalText) =>
    text.map(({ version, effective, changes, sections }) => ({
      version,
      effective,
      changes: changes.length,
      sections: sections.map(({ id, body }) => [
        id,
        body.map((block) => `${block.kind} ${linesOf(block).length}`),
        body
          .flatMap(linesOf)
          .flatMap(parseInline)
          .flatMap((part) => (part.kind === 'link' ? part.target : [])),
      ]),
    }));
  expect(shapeOf(spanish)).toEqual(shapeOf(english));
  const lines = (text: LegalText) =>
    text.flatMap(({ sections }) => sections.flatMap(({ body }) => body.flatMap(linesOf)));
  const same = new Set(lines(english));
  expect(lines(spanish).filter((line) => same.has(line) && /[a-z]{3}/.test(line))).toEqual([]);
});

test('every warning of the story form is explained', async () => {
  const [{ sections }] = await loadLegalText('trigger-warnings', 'en');
  const [listed] = sections.find(({ id }) => id === 'list')?.body ?? [];
  expect(listed?.kind === 'table' && listed.rows).toHaveLength(TRIGGER_WARNINGS.length);
});
