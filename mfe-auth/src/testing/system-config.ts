import type { SystemConfig } from '@myfiction/shared/contract/calls/system.ts';
import { useAppStore } from '@myfiction/shared/host.ts';

/** What `getSysCfg` has answered, by what differs from a plain installation. */
export function setSystemConfig(change: Partial<SystemConfig> = {}): void {
  useAppStore.setState({
    systemConfig: {
      server_time_ms: 0,
      support_email: 'help@example.com',
      app_id: 'app',
      package_name: 'package',
      feedback_url: '',
      store_links: { google_play: '', app_store: '' },
      login_providers: ['email'],
      region_hosts: [],
      ...change,
    },
  });
}
