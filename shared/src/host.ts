/**
 * The host runtime: what must exist once in a tab. Federated as a singleton, so that every export is named here.
 */

export type { InfiniteData, QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { LinkProps, Location, NavigateFunction, NavLinkProps, Path, To } from 'react-router-dom';
export {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { afterPaint } from './host/after-paint.ts';
export type { AnalyticsProperties, AnalyticsSink } from './host/analytics.ts';
export { setAnalyticsSink, trackEvent } from './host/analytics.ts';
export { areaProps } from './host/analytics-area.ts';
export type { ApiErrorKind } from './host/api/api-error.ts';
export { ApiError } from './host/api/api-error.ts';
export type { CallOptions } from './host/api/call-api.ts';
export { callApi, quietly } from './host/api/call-api.ts';
export { deviceId, identityFields } from './host/api/identity.ts';
export { requestsAnswered, requestsSent } from './host/api/requests-sent.ts';
export { callAudioSkin, loadSystemConfig, shouldSkipLoginCheck } from './host/api/start-calls.ts';
export type { UploadOptions } from './host/api/upload-file.ts';
export { uploadFile } from './host/api/upload-file.ts';
export { uploadImage } from './host/api/upload-image.ts';
export { checkWebp, device, PHONE_QUERY, useIsBelow, useIsPhone } from './host/device/device.ts';
export { installImageFallback } from './host/device/image-fallback.ts';
export { installRootFont } from './host/device/root-font.ts';
export { installZoomBlock } from './host/device/zoom-block.ts';
export { emitEvent, onEvent } from './host/events.ts';
export { errorText } from './host/i18n/error-text.ts';
export type { DateStyle } from './host/i18n/format-date.ts';
export { authorZone, formatDate, formatRelative } from './host/i18n/format-date.ts';
export { formatCompact, formatMoney, formatNumber } from './host/i18n/format-number.ts';
export type { MessageBundle, Messages, MessageTable } from './host/i18n/messages.ts';
export { changeLanguage, registerMessages } from './host/i18n/messages.ts';
export type { TextKeyOf, TextOf } from './host/i18n/text-of.ts';
export { useNow } from './host/i18n/use-now.ts';
export type { MessageParams, Translation } from './host/i18n/use-translation.ts';
export { translator, useTranslation } from './host/i18n/use-translation.ts';
export { installHost } from './host/install-host.ts';
export { openLayer } from './host/layers.ts';
export type { LiveHandler, LiveNews } from './host/live/live-topics.ts';
export { onLive, useLive } from './host/live/live-topics.ts';
export { followServer } from './host/live/load-live.ts';
export { installNavigate, navigateTo } from './host/navigation.ts';
export type { PageAction, PageTitle } from './host/page-chrome.ts';
export { usePageAction, usePageChrome, usePageTitle } from './host/page-chrome.ts';
export { queryClient } from './host/query-client.ts';
export { randomId } from './host/random-id.ts';
export type { RemoteMountProps, RemoteOptions, RemotePageModule } from './host/remote/create-remote-page.tsx';
export { createRemotePage, createRemoteSlot } from './host/remote/create-remote-page.tsx';
export { useNonce } from './host/remote/nonce-context.ts';
export type { RemoteProps } from './host/remote/remote-props.ts';
export { RemoteSlot } from './host/remote/remote-slot.tsx';
export type { SlotPlace } from './host/remote/slot-places.ts';
export { getSlotPlaces, subscribeSlotPlaces } from './host/remote/slot-places.ts';
export { BrowserRouter } from './host/router/browser-router.tsx';
export type { RouterBridge, RouterSnapshot } from './host/router/router-bridge.ts';
export { useRouterBridge } from './host/router/use-router-bridge.ts';
export { runtimeConfig } from './host/runtime-config.ts';
export { expireSession, setSessionExpiryGuard } from './host/session/expire-session.ts';
export { PRIVATE_DRAFTS_DATABASE } from './host/session/private-drafts.ts';
export { afterSignInPath, safeRedirectPath } from './host/session/redirect-url.ts';
export { refreshUser } from './host/session/refresh-user.ts';
export type { Session } from './host/session/session-type.ts';
export { completeSignIn, renewSession, setUser } from './host/session/set-session.ts';
export { onSignOut, signOut } from './host/session/sign-out.ts';
export type { UserFlags } from './host/session/user-flags.ts';
export { getUserFlags, setUserFlags } from './host/session/user-flags.ts';
export { storage } from './host/storage.ts';
export type { AppState } from './host/store/app-state.ts';
export { useAppStore } from './host/store/app-store.ts';
export type { Preferences, TextSize, ThemePreference, UiLanguage } from './host/store/preferences-slice.ts';
export { TEXT_SIZES, UI_LANGUAGES } from './host/store/preferences-slice.ts';
export { getSession, useSession, useSystemConfig, useUser } from './host/store/use-app.ts';
export type { Theme } from './host/theme.ts';
export { installTheme, resolveTheme, setTheme, useTheme } from './host/theme.ts';
export type { ToastAction, ToastItem, ToastOptions, ToastTone } from './host/toast.ts';
export { clearToasts, dismissToast, getToasts, subscribeToasts, toast } from './host/toast.ts';
export { whenIdle } from './screen/when-idle.ts';
