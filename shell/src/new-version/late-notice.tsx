import { lazy, Suspense, useEffect, useState } from 'react';
import { whenPainted } from '../start/when-painted.ts';
import { whenQuiet } from '../start/when-quiet.ts';

const Nothing = () => null;

// A tab that cannot fetch it goes on without: it is no reason to show anything else.
const VersionNotice = lazy(() =>
  import(/* webpackChunkName: "new-version" */ './version-notice.tsx').catch(() => ({ default: Nothing })),
);

/** The watch for newer versions, once the page stands. */
export function LateNotice() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenPainted(() => whenQuiet(() => setQuiet(true))), []);
  return <Suspense>{isQuiet && <VersionNotice />}</Suspense>;
}
