import * as host from '../host.ts';

/** Remotes that were built earlier find these in the shell of today: a name may only go with a new contract number. */
const PROMISED = [
  'ApiError, callApi, quietly, uploadImage, deviceId, identityFields, loadSystemConfig, shouldSkipLoginCheck, callAudioSkin',
  'afterPaint, whenIdle, requestsSent, requestsAnswered, uploadFile, PRIVATE_DRAFTS_DATABASE',
  'useSession, getSession, useUser, refreshUser, setUser, completeSignIn, renewSession, afterSignInPath, safeRedirectPath, signOut',
  'onSignOut, expireSession, setSessionExpiryGuard, getUserFlags, setUserFlags, useAppStore, useSystemConfig, storage',
  'useTheme, setTheme, resolveTheme, installTheme, installHost, installRootFont, installZoomBlock, installImageFallback',
  'useTranslation, translator, registerMessages, changeLanguage, errorText, formatNumber, formatCompact, formatMoney',
  'formatDate, formatRelative, authorZone, useNow, toast, dismissToast, clearToasts, getToasts, subscribeToasts',
  'Link, NavLink, Navigate, Outlet, Route, Routes, BrowserRouter, useHref, useLocation, useMatch, useNavigate',
  'useNavigationType, useParams, useSearchParams, createSearchParams, matchPath, generatePath, useRouterBridge',
  'openLayer, installNavigate, navigateTo, useQuery, useMutation, useInfiniteQuery, useQueryClient, keepPreviousData',
  'QueryClientProvider, queryClient, createRemotePage, createRemoteSlot, useNonce, emitEvent, onEvent, trackEvent',
  'setAnalyticsSink, areaProps, device, checkWebp, useIsBelow, useIsPhone, PHONE_QUERY, usePageTitle, usePageAction, usePageChrome',
  'RemoteSlot, getSlotPlaces, subscribeSlotPlaces',
  'runtimeConfig, randomId, TEXT_SIZES, UI_LANGUAGES, onLive, useLive, followServer',
].flatMap((line) => line.split(', '));

test('the facade keeps what it has promised', () => {
  const provided = new Map<string, unknown>(Object.entries(host));
  expect(PROMISED.filter((name) => provided.get(name) === undefined)).toEqual([]);
});

test('what the facade adds is promised too', () => {
  expect(Object.keys(host).filter((name) => !PROMISED.includes(name))).toEqual([]);
});
