import { paths } from '@myfiction/shared/contract/paths.ts';
import { useLocation, useNavigate } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import { useEditor } from '../components/editor-context.ts';

/**
 * `update` is the address of a published chapter, `edit` of any other: a link of the other kind is put right when the
 * chapter opens, without a step back. Later changes leave the page.
 */
export function useModeAddress(): void {
  const { store, target } = useEditor().session;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { info, isCreated } = store.view;
    const { chapterId } = target;
    const address = info.status === 'published' ? paths.updateChapter(chapterId) : paths.editChapter(chapterId);
    if (isCreated && !address.startsWith(`${pathname}?`)) navigate(address, { replace: true });
  }, [target]);
}
