import { HELP_SLUGS, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import type { Article, ArticleText } from './article.ts';
import { shelfOf } from './shelf-of.ts';

/** All articles in a language. The texts are chunks of their own. */
export async function loadArticles(language: string): Promise<readonly Article[]> {
  const textOf = await (language === 'es' ? loadSpanish() : loadEnglish());
  return HELP_SLUGS.map((slug) => ({ slug, shelf: shelfOf(slug), ...textOf(slug) }));
}

type TextOf = (slug: HelpSlug) => ArticleText;

async function loadEnglish(): Promise<TextOf> {
  const texts = (await import('./articles/en/index.ts')).default;
  return (slug) => texts[slug];
}

async function loadSpanish(): Promise<TextOf> {
  const [heads, bodies] = await Promise.all([
    import('./articles/es/index.ts'),
    import('./articles/es/bodies/index.ts'),
  ]);
  return (slug) => ({ ...heads.default[slug], body: bodies.default[slug] });
}
