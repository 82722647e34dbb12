import type { SystemConfig } from '@myfiction/shared/contract/calls/system.ts';
import { APPLE_CALLBACK } from '../identity/providers/apple-callback.ts';
import { OUTBOX_PATH } from '../mail/outbox-routes.ts';
import type { ServerConfig } from '../platform/config.ts';

/** What the web app needs to know of this deployment. */
export function getSystemConfig(config: ServerConfig, now: Date): SystemConfig {
  return {
    server_time_ms: now.getTime(),
    support_email: config.supportEmail,
    app_id: config.appId,
    package_name: config.packageName,
    feedback_url: config.feedbackUrl,
    store_links: config.storeLinks,
    social_links: config.socialLinks,
    login_providers: [...config.loginProviders],
    ...signInSettings(config),
    region_hosts: [...config.region.hosts],
    ...(!config.production && { outbox_url: OUTBOX_PATH }),
  };
}

function signInSettings({ providers: { firebase, apple }, publicUrl }: ServerConfig) {
  return {
    ...(firebase && {
      firebase: {
        api_key: firebase.apiKey,
        auth_domain: firebase.authDomain,
        project_id: firebase.projectId,
        ...(firebase.emulatorUrl && { emulator_url: firebase.emulatorUrl }),
      },
    }),
    ...(apple && {
      apple: { client_id: apple.clientId, script_url: apple.scriptUrl, redirect_url: `${publicUrl}${APPLE_CALLBACK}` },
    }),
  };
}
