import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { ActPlace } from '../entry/act-place.tsx';
import { EntryAct } from '../entry/entry-act.tsx';
import { EntryDialog } from '../entry/entry-dialog.tsx';
import { EntryPart } from '../entry/entry-part.tsx';
import { useEntryFocus } from '../entry/use-entry-focus.ts';
import { useOwnPart } from '../entry/use-own-part.ts';
import { useText } from '../i18n/use-text.ts';
import { ContestFacts } from './contest-facts.tsx';
import { Dates } from './dates.tsx';
import { Fact, Hero } from './hero.tsx';
import styles from './page.module.css';
import type { PartsProps } from './parts.ts';
import { Amounts, Closing, Split, Winners } from './sections.tsx';
import { useContest } from './use-contest.ts';

/** A contest, before, while and after it takes stories. */
export function ContestParts(props: PartsProps) {
  const t = useText();
  const { campaign, texts } = props;
  const { Extra } = campaign;
  const contest = useContest(campaign.id, campaign.file.contest?.dates);
  const own = useOwnPart(campaign.id);
  const [entering, setEntering] = useStateOverSignIn(`entering ${campaign.id}`, false);
  const open = contest.phase === 'open';
  // Also when entries close meanwhile: the dialog tells it, with what was chosen.
  const isDialogOpen = entering && own.part !== undefined;
  useEntryFocus(isDialogOpen);
  const dates = contest.state?.dates ?? campaign.file.contest?.dates;
  const announced = contest.state?.winners ?? [];
  const winners = announced.length > 0 ? announced : texts.winners;
  const hasWinners = winners.length > 0;
  const rulesLink = (
    <a href="#rules" className={cx(styles.cta, styles.outline)}>
      {t('ui.rules')}
    </a>
  );
  const act =
    contest.phase === 'closed'
      ? hasWinners && (
          <a href="#winners" className={styles.cta}>
            {t('closed.see')}
          </a>
        )
      : open && <EntryAct own={own} path={campaign.file.path} onEnter={() => setEntering(true)} />;
  const isActExpected = !contest.phase && (contest.expected === 'open' || contest.expected === 'closed');
  return (
    <main id="main">
      <Hero
        {...props}
        acts={
          <>
            {act || (isActExpected && <ActPlace />)}
            {rulesLink}
          </>
        }
        facts={
          <ContestFacts contest={contest} hasWinners={hasWinners}>
            {texts.facts.map((fact) => (
              <Fact key={fact.title} {...fact} />
            ))}
          </ContestFacts>
        }
      />
      <EntryPart campaign={campaign.id} own={own} texts={texts} open={open} />
      {contest.phase === 'closed' && (
        <section className={styles.paper}>
          <div className={styles.inner}>
            <Winners winners={winners} empty={t('closed.none')} />
          </div>
        </section>
      )}
      <section className={styles.paper}>
        <div className={styles.inner}>
          <Amounts title={t('contest.amounts')} items={texts.amounts} />
          {dates && <Dates dates={dates} nowMs={contest.state ? contest.nowMs : 0} />}
        </div>
      </section>
      <section className={styles.ground}>
        <div className={styles.inner}>
          <Split id="rules" title={t('contest.rules')} intro={texts.rulesIntro} items={texts.rules} />
        </div>
      </section>
      {Extra && <Extra />}
      {texts.faq.length > 0 && (
        <section className={styles.paper}>
          <div className={styles.inner}>
            <Split title={t('ui.questions')} items={texts.faq} />
          </div>
        </section>
      )}
      <Closing {...props} act={act || rulesLink} />
      {isDialogOpen && (
        <EntryDialog
          campaign={campaign.id}
          own={own}
          rules={campaign.file.contest?.rules ?? {}}
          texts={texts}
          onClose={() => {
            setEntering(false);
            own.enter.reset();
          }}
        />
      )}
    </main>
  );
}
