import { dismissToast, toast, useTranslation } from '@myfiction/shared/host.ts';
import { useEffect, useRef } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';

/** Tells what happened to the text: recovered on opening, merged with another device's, offline for as long as it is. */
export function useSaveNotes(): void {
  const t = useFrameText();
  const { t: shared } = useTranslation();
  const { session, recovered } = useEditor();
  const isOffline = useChapterStore(({ view }) => view.save.kind === 'offline');
  const hasToldRecovery = useRef(false);
  useEffect(() => {
    if (!recovered || hasToldRecovery.current) return;
    hasToldRecovery.current = true;
    toast.info(t(recovered.whole ? 'recovered.whole' : 'recovered.part'));
  }, [recovered, t]);
  useEffect(() => {
    let told: number | undefined;
    session.onMerged = (undo) => {
      const takeOut = () => toast.info(t(undo() ? 'merged.undone' : 'merged.notUndone'));
      told = toast.info(t('merged.toast'), { action: { label: t('merged.undo'), onClick: takeOut } });
    };
    return () => {
      session.onMerged = null;
      if (told !== undefined) dismissToast(told);
    };
  }, [session, t]);
  const tellOffline = useRef((): number => 0);
  tellOffline.current = () => {
    const action = { label: t('save.retry'), onClick: () => void session.retry() };
    return toast.warning(shared('networkFailure'), { action, once: true });
  };
  useEffect(() => {
    if (!isOffline) return;
    const told = tellOffline.current();
    return () => dismissToast(told);
  }, [isOffline]);
}
