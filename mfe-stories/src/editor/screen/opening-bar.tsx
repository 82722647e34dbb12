import { paths } from '@myfiction/shared/contract/paths.ts';
import { BackLink } from '@myfiction/shared/ui.ts';
import styles from '../components/editor-bar.module.css';
import { useEditorText } from '../i18n/use-editor-text.ts';
import type { OpenRequest } from '../session/open-session.ts';

/** The bar while no chapter is open: the way out, where it will stand. */
export function OpeningBar({ request }: { request: OpenRequest }) {
  const t = useEditorText();
  const back =
    'storyId' in request
      ? { to: paths.storyDetail(request.storyId), label: t('bar.back') }
      : { to: paths.myStories(), label: t('open.stories') };
  return (
    <header className={styles.bar}>
      <BackLink {...back} />
    </header>
  );
}
