import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { formatNumber, useTranslation } from '@myfiction/shared/host.ts';
import { Alert, ButtonLink, Cover, StatusTag } from '@myfiction/shared/ui.ts';
import { completionPath } from '../common/application-path.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './application-page.module.css';
import { applicationState } from './application-state.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { applicationMeaning, applicationNote, applicationStatus } from './application-text.ts';

const NEXT = [1, 2, 3] as const;

export function ApplicationOverview({ kind, story }: { kind: 'contract' | 'payToRead'; story: StoryDetail }) {
  const t = useText();
  const state = applicationState(kind, applicationStatus(kind, story));
  // Before it is sent, or once it is returned, the page is a form; afterwards it shows what became of it.
  const fillable = [0, 10, 21].includes(applicationStatus(kind, story));
  const note = applicationNote(kind, story);
  // The specification's labels belong to the base components, in every language.
  const label = useTranslation('ui').t(`status.${kind}.${applicationStatus(kind, story)}`);
  return (
    <div className={styles.columns}>
      <div className={styles.story}>
        <Cover title={story.title} author={story.author} genre={story.genre} src={story.cover} width={60} />
        <div>
          <p className={styles.storyTitle}>{story.title}</p>
          <p className={styles.quiet}>
            {t('apply.figures', { count: story.chapters_published, words: formatNumber(story.words) })}
          </p>
        </div>
      </div>
      <section className={styles.main} aria-labelledby="application-title">
        <h2 className={styles.title} id="application-title">
          {label}
        </h2>
        <p className={styles.state}>
          <span>{t('apply.status')}</span>
          <StatusTag tone={state.tone} glyph={state.glyph}>
            {t(state.word)}
          </StatusTag>
        </p>
        <p className={styles.meaning}>{t(applicationMeaning(kind, story))}</p>
        {note && <p className={styles.quiet}>{t(note)}</p>}
        <ApplicationSteps kind={kind} state={state} />
        <div className={styles.soon}>
          <Alert tone="neutral" title={t(fillable ? 'apply.soon' : 'apply.soonView')} />
        </div>
        <ButtonLink to={completionPath(story.story_id)}>{t('apply.open')}</ButtonLink>
      </section>
      {!state.ended && state.glyph !== 'full-check' && (
        <aside aria-labelledby="application-next">
          <h3 className={styles.nextTitle} id="application-next">
            {t('apply.next')}
          </h3>
          <ol className={styles.next}>
            {NEXT.map((step) => (
              <li key={step}>{t(`apply.${kind}.next.${step}`)}</li>
            ))}
          </ol>
        </aside>
      )}
    </div>
  );
}
