import { Link } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import { ChevronRight } from 'lucide-react';
import { articlePath } from '../content/link-targets.ts';
import type { Article } from './article.ts';
import styles from './help.module.css';

export function ArticleLinks({ articles, summaries }: { articles: readonly Article[]; summaries?: boolean }) {
  return (
    <ul className={styles.links}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <Link to={articlePath(slug)}>
            <span>
              {title}
              {summaries && <span className={styles.summary}>{summary}</span>}
            </span>
            <ChevronRight size={rem(18)} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
