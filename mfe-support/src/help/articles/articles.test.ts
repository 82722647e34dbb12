import {
  COMPLETION_LABELS,
  CONTRACT_LABELS,
  PAY_TO_READ_LABELS,
} from '@myfiction/shared/contract/application-status.ts';
import { BILL_STATUS_LABELS } from '@myfiction/shared/contract/billing.ts';
import { ERROR_CATALOGUE } from '@myfiction/shared/contract/error-catalogue.ts';
import type { CatalogueEntry } from '@myfiction/shared/contract/errors/catalogue-entry.ts';
import { HELP_OF_ERROR, HELP_SLUGS } from '@myfiction/shared/contract/help-topics.ts';
import spanishErrors from '@myfiction/shared/i18n/errors-es.ts';
import { linesOf } from '../../content/blocks.ts';
import { resolveTarget } from '../../content/link-targets.ts';
import { parseInline, plainText } from '../../content/parse-inline.ts';
import type { Article } from '../article.ts';
import { loadArticles } from '../load-articles.ts';
import { relatedTo } from '../related.ts';
import spanish from './es/index.ts';

const entries: readonly CatalogueEntry[] = ERROR_CATALOGUE;
let articles: readonly Article[];
beforeAll(async () => {
  articles = await loadArticles('en');
});

const find = (slug: string): Article => {
  const article = articles.find((each) => each.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}.`);
  return article;
};
const wordsOf = (slug: string): string => {
  const { title, summary, words, body } = find(slug);
  return [title, summary, words, ...body.flatMap(linesOf).map(plainText)].join('\n');
};

test('there are at least forty, each with its own name, and each says something', () => {
  expect(articles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(articles.filter(({ body }) => body.length === 0)).toEqual([]);
});

test('every link of every article leads somewhere, and no mark is left in the text', () => {
  const parts = articles.flatMap(({ slug, body }) =>
    body.flatMap(linesOf).flatMap((line) => parseInline(line).map((part) => ({ slug, ...part }))),
  );
  const links = parts.filter((part) => part.kind === 'link');
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ target }) => resolveTarget(target) === undefined)).toEqual([]);
  expect(parts.filter(({ kind, text }) => kind === 'plain' && /\*\*|\]\(/.test(text))).toEqual([]);
});

describe('in Spanish', () => {
  let translated: readonly Article[];
  beforeAll(async () => {
    translated = await loadArticles('es');
  });

  test('every article is whole, in the shape and with the places to go of the English one', () => {
    const shapeOf = ({ body }: Article) => body.map((block) => `${block.kind} ${linesOf(block).length}`);
    const targetsOf = ({ body }: Article) =>
      body
        .flatMap(linesOf)
        .flatMap(parseInline)
        .flatMap((part) => (part.kind === 'link' ? part.target : []))
        .sort();
    for (const article of translated) {
      const english = find(article.slug);
      expect([article.slug, shapeOf(article)]).toEqual([article.slug, shapeOf(english)]);
      expect([article.slug, targetsOf(article)]).toEqual([article.slug, targetsOf(english)]);
    }
  });

  test('no mark is left, and no line stayed English', () => {
    const lines = translated.flatMap(({ body }) => body.flatMap(linesOf));
    expect(lines.filter((line) => /\*\*|\]\(/.test(plainText(line)))).toEqual([]);
    const english = new Set(articles.flatMap(({ body }) => body.flatMap(linesOf)));
    const same = lines.filter((line) => english.has(line) && /[a-z]{4}/.test(line));
    expect(same).toEqual(['JPG, PNG, WebP', 'JPG, PNG, WebP'].filter((line) => same.includes(line)));
  });

  test.each(entries)('the article on $code $name can be found by what the studio says', ({ code, name }) => {
    const slug = Object.entries(HELP_OF_ERROR).find(([error]) => error === name)?.[1];
    const article = translated.find((each) => each.slug === slug);
    const said = [article?.title, article?.words, ...(article?.body.flatMap(linesOf).map(plainText) ?? [])].join('\n');
    const message = Object.entries(spanishErrors).find(([error]) => error === name)?.[1];
    const known = message !== undefined && said.includes(message.split(/[.:;]/)[0] ?? message);
    expect(known || said.includes(String(code)) || message === undefined).toBe(true);
  });
});

test('no list of an article shows marks in its summary', () => {
  expect(articles.filter(({ summary }) => plainText(summary) !== summary)).toEqual([]);
});

test.each(entries)('the article on $code $name can be found by it', ({ code, name, message }) => {
  const slug = Object.entries(HELP_OF_ERROR).find(([error]) => error === name)?.[1];
  expect(HELP_SLUGS).toContain(slug);
  // A code or its first words: what an author has in front of the eyes.
  const said = wordsOf(slug ?? '').toLowerCase();
  const known = message !== undefined && said.includes(message.split(/[.:;]/)[0]?.toLowerCase() ?? message);
  expect(known || said.includes(String(code)) || message === undefined).toBe(true);
});

test.each([
  ['contract-statuses', Object.values(CONTRACT_LABELS)],
  ['pay-to-read-statuses', Object.values(PAY_TO_READ_LABELS)],
  ['completion-statuses', Object.values(COMPLETION_LABELS)],
  ['bill-statuses', Object.values(BILL_STATUS_LABELS)],
])('%s explains every label', (slug, labels) => {
  for (const label of labels) expect(wordsOf(slug)).toContain(label);
});

test('every article has a title, a summary and words in Spanish', () => {
  expect(Object.keys(spanish).sort()).toEqual([...HELP_SLUGS].sort());
  for (const head of Object.values(spanish)) {
    expect([head.title, head.summary, head.words].every((each) => each.length > 3)).toBe(true);
  }
});

test('what to read next is never the article itself', () => {
  for (const article of articles) {
    const next = relatedTo(article, articles);
    expect(next).toHaveLength(3);
    expect(next).not.toContain(article);
  }
});
