import { registerMessages, toast, useLocation, useSession, useTranslation } from '@myfiction/shared/host.ts';
import { useContext, useEffect } from 'react';
import { layoutOf } from '../layouts/layout-of.ts';
import { reloadPage } from '../recovery/reload-page.ts';
import { CurrentPageContext } from '../routes/current-page.ts';
import { losesNothing } from './loses-nothing.ts';
import { newVersionMessages } from './texts.ts';
import { useNewVersion } from './use-new-version.ts';
import { useTypedHere } from './use-typed-here.ts';

void registerMessages(newVersionMessages.namespace, newVersionMessages);

const SHOWN_MS = 20_000;

/**
 * Says once that a newer studio is there, on a page where loading it loses nothing; on any other it waits for the next
 * page. Nobody has to: this tab goes on with what it began with.
 */
export default function VersionNotice() {
  const { t } = useTranslation(newVersionMessages.namespace);
  const { pathname } = useLocation();
  const signedIn = useSession() !== null;
  const current = useContext(CurrentPageContext);
  const hasTyped = useTypedHere(pathname);
  const [isThere, forget] = useNewVersion();
  const layout = current ? layoutOf(current.page, signedIn) : 'main';
  // Asked when it is found, and again on the next page.
  useEffect(() => {
    if (!isThere || hasTyped() || !losesNothing(layout)) return;
    toast.info(t('text'), { action: { label: t('reload'), onClick: reloadPage }, durationMs: SHOWN_MS, once: true });
    forget();
  }, [isThere, pathname]);
  return null;
}
