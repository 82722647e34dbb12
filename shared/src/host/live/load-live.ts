import { lazyPart } from '../api/lazy-part.ts';

/** Nothing that the first page needs: a chunk of its own, fetched once the page is there. */
const loadPart = lazyPart(() => import(/* webpackChunkName: "live" */ './start-live.ts'));

/** Begins to follow what the server tells this author's tabs. A chunk that does not come is no news: the page works. */
export function followServer(): void {
  loadPart().then(
    ({ startLive }) => startLive(),
    () => {},
  );
}
