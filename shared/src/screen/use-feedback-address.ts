import { device, useSession, useSystemConfig, useTranslation } from '@myfiction/shared/host.ts';
import { feedbackAddress } from '../contract/feedback.ts';
import { SIGNED_OUT_UID } from '../contract/identity-fields.ts';

/** Address of the external feedback page for this author and device; undefined until or unless it is configured. */
export function useFeedbackAddress(): string | undefined {
  const config = useSystemConfig();
  const session = useSession();
  const { language } = useTranslation();
  if (!config) return undefined;
  return feedbackAddress(config.feedback_url, {
    appId: config.app_id,
    language,
    uid: session?.uid ?? SIGNED_OUT_UID,
    device: {
      os: device.os,
      inApp: device.inApp,
      screenWidth: window.screen.width,
      screenHeight: window.screen.height,
      userAgent: navigator.userAgent,
    },
  });
}
