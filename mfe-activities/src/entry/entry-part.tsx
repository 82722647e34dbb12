import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatDate, Link, toast } from '@myfiction/shared/host.ts';
import { focusTitle } from '@myfiction/shared/screen/focus-title.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CampaignTexts } from '../campaign-texts.ts';
import { useText } from '../i18n/use-text.ts';
import page from '../page/page.module.css';
import { failureText } from './failure-text.ts';
import type { Own } from './use-own-part.ts';

interface EntryPartProps {
  campaign: string;
  own: Own;
  texts: CampaignTexts;
  open: boolean;
}

/** The author's entry; it can be withdrawn while the contest is open. */
export function EntryPart({ campaign, own, texts, open }: EntryPartProps) {
  const t = useText();
  const [asking, setAsking] = useStateOverSignIn(`withdraw from ${campaign}`, false);
  const { withdraw } = own;
  const entry = own.part?.entry;
  const isGone = useRef(false);
  const onSuccess = () => {
    isGone.current = true;
    setAsking(false);
    toast.success(t('withdraw.done'));
  };
  const tellDone = useEffectEvent(() => {
    withdraw.reset();
    onSuccess();
  });
  const isDoneUnanswered = withdraw.isError && entry === null;
  useEffect(() => {
    if (isDoneUnanswered) tellDone();
  }, [isDoneUnanswered]);
  useEffect(() => {
    if (entry !== null || !isGone.current) return;
    isGone.current = false;
    // The entry's own button is gone, and the focus with it.
    if (document.activeElement === document.body) focusTitle({ preventScroll: true });
  });
  if (!entry) return null;
  return (
    <section className={page.paper}>
      <div className={`${page.inner} ${page.split}`}>
        <h2 id="entry" tabIndex={-1}>
          {t('entry.title')}
        </h2>
        <ul className={page.list}>
          <li>
            {entry.category !== '' && <span className={page.prize}>{texts.categories[entry.category]}</span>}
            <h3>
              <Link to={paths.storyDetail(entry.story_id)}>{entry.title}</Link>
            </h3>
            <p>{t('entry.at', { date: formatDate(entry.entered_at, 'dateTime') })}</p>
            {open && <Button onClick={() => setAsking(true)}>{t('withdraw.open')}</Button>}
          </li>
        </ul>
      </div>
      <ConfirmDialog
        // Also when entries close meanwhile: the answer tells it.
        open={asking}
        title={t('withdraw.title', { title: entry.title })}
        text={t('withdraw.text')}
        confirmLabel={t('withdraw.open')}
        danger
        loading={withdraw.isPending}
        loadingLabel={t('withdraw.doing')}
        error={failureText(withdraw.error, t('enter.failed'))}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess })}
        onClose={() => {
          setAsking(false);
          withdraw.reset();
        }}
      />
    </section>
  );
}
