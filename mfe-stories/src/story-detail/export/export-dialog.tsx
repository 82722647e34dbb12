import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { EXPORT_FORMATS, type ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import { toast, useMutation } from '@myfiction/shared/host.ts';
import { ConfirmDialog, Segmented } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { exportStory } from '../../api/export-story.ts';
import { ChoiceCards } from '../../common/choice-cards.tsx';
import { ChoiceGroup } from '../../common/choice-group.tsx';
import { useExportText } from '../i18n/use-export-text.ts';
import styles from './export-dialog.module.css';

type Scope = 'published' | 'everything';

/** Takes a story away as a file: the author's text is hers, in every state of the story. */
export function ExportDialog({ story, onClose }: { story: StoryDetail; onClose: () => void }) {
  const t = useExportText();
  const hasPublished = story.chapters_published > 0;
  const [format, setFormat] = useState<ExportFormat>('epub');
  const [scope, setScope] = useState<Scope>(hasPublished ? 'published' : 'everything');
  const { mutate, isPending } = useMutation({
    mutationFn: exportStory,
    onSuccess: (file) => {
      toast.success(t('export.started', { file }));
      onClose();
    },
  });
  const isEmpty = scope === 'published' && !hasPublished;
  const download = () => mutate({ storyId: story.story_id, format, drafts: scope === 'everything' });
  return (
    <ConfirmDialog
      title={t('export.title')}
      text={story.title}
      width={480}
      confirmLabel={t('export.download')}
      disabled={isEmpty}
      loading={isPending}
      loadingLabel={t('export.preparing')}
      onConfirm={download}
      onClose={onClose}
    >
      <div className={styles.form}>
        <ChoiceCards
          legend={t('export.format')}
          value={format}
          onChange={setFormat}
          options={EXPORT_FORMATS.map((value) => ({
            value,
            title: t(`export.${value}`),
            description: t(`export.${value}Text`),
          }))}
        />
        <ChoiceGroup legend={t('export.scope')} error={isEmpty ? t('export.none') : undefined}>
          <Segmented
            block
            label={t('export.scope')}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'published', label: t('export.published') },
              { value: 'everything', label: t('export.everything') },
            ]}
          />
        </ChoiceGroup>
      </div>
    </ConfirmDialog>
  );
}
