import { useNavigate } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, Field, FormDialog, TextArea } from '@myfiction/shared/ui.ts';
import { completionPath } from '../../common/application-path.ts';
import { lockOf } from '../../common/is-locked.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import type { ApplicationDetailProps } from './application-detail-props.ts';
import { useDeed } from './use-deed.ts';

const REASON_MAX = 1000;
/** Whether the story may apply again, by what locks it. */
const TEXTS = { open: 'decline.text', review: 'decline.textInReview', completed: 'decline.textLast' } as const;

export function DeclineContract({ story, view: { story_id } }: ApplicationDetailProps) {
  const t = useViewText();
  const navigate = useNavigate();
  const deed = useDeed();
  const [isAsking, setAsking] = useStateOverSignIn(`decline ${story_id}`, false);
  const [reason, setReason] = useStateOverSignIn(`decline reason ${story_id}`, '');
  const decline = async () => {
    const outcome = await deed.run((call) => call('application/decline', { story_id, reason }), t('decline.done'));
    if (outcome === 'done') navigate(completionPath(story_id), { replace: true });
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('decline.action')}
      </Button>
      <FormDialog
        open={isAsking}
        title={t('decline.title')}
        text={t(TEXTS[lockOf(story) ?? 'open'])}
        confirmLabel={t('decline.confirm')}
        danger
        loading={deed.isBusy}
        onSubmit={() => void decline()}
        onClose={() => setAsking(false)}
      >
        <Field label={t('decline.reason')}>
          <TextArea rows={3} readOnly={deed.isBusy} maxLength={REASON_MAX} value={reason} onChange={setReason} />
        </Field>
      </FormDialog>
    </>
  );
}
