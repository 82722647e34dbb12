import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Alert, Button, ButtonLink } from '@myfiction/shared/ui.ts';
import { useImportText } from '../i18n/use-import-text.ts';
import type { SendFailure } from './use-sending.ts';

interface SendFailureNoteProps {
  failure: SendFailure;
  story: StoryDetail;
  onRetry: () => void;
}

/** Why the chapters of the table are not in the story, or may be. */
export function SendFailureNote({ failure, story, onRetry }: SendFailureNoteProps) {
  const t = useImportText();
  if (failure.kind === 'earlier') {
    return (
      <Alert
        tone="amber"
        title={t('send.earlier.title', { count: failure.chapters })}
        action={
          <ButtonLink size="sm" to={paths.storyDetail(story.story_id)}>
            {t('send.earlier.open')}
          </ButtonLink>
        }
      >
        {t('send.earlier.text', { story: story.title })}
      </Alert>
    );
  }
  const isKnown = failure.kind === 'refused';
  return (
    <Alert
      tone="brick"
      title={t(isKnown ? 'send.failed.title' : 'send.unknown.title')}
      action={
        <Button size="sm" onClick={onRetry}>
          {t('send.retry')}
        </Button>
      }
    >
      {isKnown ? `${failure.message} ${t('send.failed.text')}` : t('send.unknown.text')}
    </Alert>
  );
}
