import type { RemotePageModule } from '@myfiction/shared/host.ts';
import { mountParcel } from './mount-parcel.ts';
import styles from './mounted-remote.module.css';
import { dropAhead, keepAhead, lentRouter } from './page-ahead.ts';
import { pageNonce } from './page-nonce.ts';
import { type PageAddress, routerAhead } from './router-ahead.ts';

/**
 * Renders a page out of sight and without its effects, at an address that is about to be opened: the time between the
 * press of a link and its click is longer than most pages take.
 */
export function renderAhead(module: RemotePageModule, address: PageAddress, paths: readonly string[]): void {
  dropAhead();
  const shell = lentRouter();
  if (!shell) return;
  const element = document.createElement('div');
  element.className = styles.remote ?? '';
  const router = routerAhead(shell, address);
  const parcel = mountParcel(module, {
    router: router.bridge,
    nonce: pageNonce(),
    paths,
    // Met again, and told, when the page is opened.
    onRenderError: dropAhead,
    domElement: element,
    hidden: true,
  });
  parcel.mountPromise.catch(dropAhead);
  keepAhead({ module, router, parcel, element });
}
