import { CHANNEL_ID } from './identity-fields.ts';

/** What the external feedback page learns about the author and the device (specification, point 2). */
export interface FeedbackDetails {
  appId: string;
  /** BCP 47 language of the interface. */
  language: string;
  uid: number;
  device: {
    os: string;
    /** The app whose built-in browser this is, null in a browser of its own. */
    inApp: string | null;
    screenWidth: number;
    screenHeight: number;
    userAgent: string;
  };
}

/**
 * Address of the external feedback page with the details as query parameters.
 * @param base `feedback_url` of the system configuration; empty when there is no such page.
 * @returns undefined when the page is not configured or its address is not http(s).
 */
export function feedbackAddress(base: string, details: FeedbackDetails): string | undefined {
  if (!URL.canParse(base)) return undefined;
  const address = new URL(base);
  // A javascript: address in the configuration must not become a link.
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined;
  const { device } = details;
  const parameters = {
    app_id: details.appId,
    channel: CHANNEL_ID,
    language: details.language,
    uid: String(details.uid),
    os: device.os,
    in_app: device.inApp ?? '',
    screen: `${device.screenWidth}x${device.screenHeight}`,
    user_agent: device.userAgent,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '') address.searchParams.set(name, value);
  }
  return address.href;
}
