import type { ArticleHead } from '../../article.ts';

export const head = (title: string, summary: string, words: string): ArticleHead => ({ title, summary, words });
