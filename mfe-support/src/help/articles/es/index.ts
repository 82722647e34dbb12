import type { HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import type { ArticleHead } from '../../article.ts';
import money from './money.ts';
import people from './people.ts';
import writing from './writing.ts';

export default { ...writing, ...money, ...people } satisfies Record<HelpSlug, ArticleHead>;
