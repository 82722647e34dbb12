import type { SystemConfig } from '@myfiction/shared/contract/calls/system.ts';
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
    login_providers: [...config.loginProviders],
    region_hosts: [...config.region.hosts],
    ...(!config.production && { outbox_url: OUTBOX_PATH }),
  };
}
