import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useLocation } from '@myfiction/shared/host.ts';
import { ButtonLink, EmptyState, Logo } from '@myfiction/shared/ui.ts';
import styles from './campaign-page.module.css';
import { CAMPAIGNS, type CampaignKind, campaignAt } from './campaigns.ts';
import { useText } from './i18n/use-text.ts';

const ILLUSTRATIONS = { contest: 'blank-page', winners: 'book', benefits: 'receipt' } as const satisfies Record<
  CampaignKind,
  string
>;

/** Stands in the place of a campaign until its own content is there: says what it holds and leads on. */
export function CampaignPage() {
  const t = useText();
  const id = campaignAt(useLocation().pathname);
  if (!id) return null;
  const { kind } = CAMPAIGNS[id];
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={paths.home()}>
          <Logo />
        </Link>
      </header>
      <main className={styles.main}>
        <EmptyState
          illustration={ILLUSTRATIONS[kind]}
          heading="h1"
          title={t(`${id}.title`)}
          text={t(`${kind}.text`)}
          action={
            <ButtonLink to={paths.home()} variant="primary" size="lg">
              {t('action')}
            </ButtonLink>
          }
        />
      </main>
    </div>
  );
}
