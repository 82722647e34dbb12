import { SUPPORT_TOPICS, type SupportTopic } from '@myfiction/shared/contract/inbox-options.ts';
import { ThreadDialog } from '@myfiction/shared/screen/thread-dialog.tsx';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Field, Select } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';

/** Begins a conversation with support. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [topic, setTopic] = useStateOverSignIn<SupportTopic>('contact topic', 'other');
  return (
    <ThreadDialog
      subject={{ kind: 'support', topic }}
      text={t('contact.text')}
      texts={{
        title: t('contact'),
        label: t('contact.body'),
        missing: t('contact.missing'),
        send: t('contact.send'),
        sending: t('contact.sending'),
        sent: t('contact.sent'),
        open: t('contact.open'),
        failed: t('contact.failed'),
      }}
      onClose={onClose}
    >
      <Field label={t('contact.topic')}>
        <Select
          value={topic}
          onChange={setTopic}
          options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
        />
      </Field>
    </ThreadDialog>
  );
}
