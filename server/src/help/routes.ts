import * as help from '@myfiction/shared/contract/calls/help.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { rateArticle } from './ratings.ts';
import { popularArticles, readArticle } from './reads.ts';

export const helpRoutes: Handler[] = [
  handle(help.readArticle, readArticle),
  handle(help.rateArticle, rateArticle),
  handle(help.popularArticles, popularArticles),
];
