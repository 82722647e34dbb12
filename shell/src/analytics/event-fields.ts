import {
  ANALYTICS_API_VERSION,
  type AnalyticsDevice,
  type AnalyticsEvent,
  type AnalyticsEventName,
  type AnalyticsEventProperties,
} from '@myfiction/shared/contract/analytics-event.ts';
import { CLIENT_VERSION, SIGNED_OUT_UID } from '@myfiction/shared/contract/identity-fields.ts';
import { device, useAppStore } from '@myfiction/shared/host.ts';
import Bowser from 'bowser';
import { currentNetwork } from './network-type.ts';

/** Who sends: once for the page. */
export interface Sender {
  installId: string;
  activateId: string;
}

/** The event as it is collected (specification, point 3), as of now. */
export function completeEvent(
  { installId, activateId }: Sender,
  event: AnalyticsEventName,
  sub_event: string,
  properties: AnalyticsEventProperties,
): AnalyticsEvent {
  const { session, preferences, systemConfig } = useAppStore.getState();
  const now = new Date();
  return {
    api_version: ANALYTICS_API_VERSION,
    app_id: systemConfig?.app_id ?? '',
    package_name: systemConfig?.package_name ?? '',
    app_version: CLIENT_VERSION,
    install_id: installId,
    activate_id: activateId,
    os_type: device.os,
    timezone_offset: 0 - now.getTimezoneOffset(),
    timestamp: now.getTime(),
    user_id: session?.uid ?? SIGNED_OUT_UID,
    language: preferences.language,
    event,
    sub_event,
    properties: {
      ...(properties.comment_id && { comment_level: 1 }),
      ...properties,
      ...deviceProperties(),
    },
  };
}

let browser: Pick<AnalyticsDevice, 'browser_brand' | 'browser_version'> | undefined;

function deviceProperties(): AnalyticsDevice {
  browser ??= readBrowser(navigator.userAgent);
  const isTablet = device.os === 'ipad' || (device.os === 'android' && !/Mobile/.test(navigator.userAgent));
  return {
    screen_height: window.screen.height,
    screen_width: window.screen.width,
    device_category: isTablet ? 'tablet' : device.os === 'desktop' ? 'desktop' : 'mobile',
    ...browser,
    network_type: currentNetwork(),
  };
}

function readBrowser(userAgent: string) {
  // Bowser refuses an empty text.
  const { name = '', version = '' } = userAgent === '' ? {} : Bowser.parse(userAgent).browser;
  return { browser_brand: name, browser_version: version };
}
