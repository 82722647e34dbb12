import { formatNumber, toast } from '@myfiction/shared/host.ts';
import { Button, ConfirmDialog, Dialog } from '@myfiction/shared/ui.ts';
import { closeHistory } from 'prosemirror-history';
import { useMemo } from 'react';
import { useStory } from '../../api/get-story.ts';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { usePunctuationText } from '../i18n/use-punctuation-text.ts';
import { punctuationOf } from '../prose/view-tools.ts';
import { countKinds, fixPunctuation, punctuationPlaces } from './chapter-punctuation.ts';
import styles from './punctuation-dialog.module.css';

const EXAMPLES = 6;

/** What would change in the chapter's punctuation, before it does. */
export function PunctuationDialog({ onClose }: { onClose: () => void }) {
  const t = usePunctuationText();
  const { session, view } = useEditor();
  // Another device's words may come in meanwhile: places are those of the text as it is.
  const state = useChapterStore((chapter) => chapter.state);
  const { data: story } = useStory(session.store.view.info.story_id);
  const language = story?.fields.language;
  const places = useMemo(() => {
    const findEdits = punctuationOf(language);
    return findEdits ? punctuationPlaces(state, findEdits) : [];
  }, [state, language]);
  const figures = (count: number) => ({ count, places: formatNumber(count) });
  const fix = () => {
    onClose();
    view.current?.dispatch(closeHistory(fixPunctuation(state, places)));
    view.current?.focus();
    toast.success(t('punctuation.done', figures(places.length)));
  };
  if (places.length === 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('punctuation.title')}
        description={t('punctuation.none')}
        width={440}
        footer={<Button onClick={onClose}>{t('punctuation.close')}</Button>}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('punctuation.title')}
      text={t('punctuation.text', figures(places.length))}
      width={520}
      confirmLabel={t('punctuation.do')}
      disabled={!session.store.view.isWriter}
      onConfirm={fix}
      onClose={onClose}
    >
      <ul className={styles.kinds}>
        {[...countKinds(places)].map(([kind, count]) => (
          <li key={kind}>{t(`punctuation.${kind}`, figures(count))}</li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('punctuation.examples')}</h3>
      <ul className={styles.examples} lang={language}>
        {places.slice(0, EXAMPLES).map(({ from, before, was, insert, after }) => (
          <li key={from}>
            {before}
            <del>{was}</del>
            <ins>{insert}</ins>
            {after}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
