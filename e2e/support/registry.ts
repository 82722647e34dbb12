import type { Registry, RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import type { Page } from '@playwright/test';

type Change = (entry: RegistryEntry) => RegistryEntry;

/** Serves pages and `/registry.json` with one entry changed, until `stop` is called. */
export async function changeRegistryEntry(page: Page, remote: string, change: Change): Promise<() => void> {
  let active = true;
  const apply = (registry: Registry): Registry => {
    const entry = registry.remotes[remote];
    if (!entry) throw new Error(`The registry has no ${remote}.`);
    return active ? { remotes: { ...registry.remotes, [remote]: change(entry) } } : registry;
  };
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: apply(await response.json()) });
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(
          REGISTRY_ELEMENT,
          (_, open, json, close) => `${open}${inlineJson(apply(JSON.parse(json)))}${close}`,
        ),
      });
    },
  );
  return () => {
    active = false;
  };
}

const REGISTRY_ELEMENT = /(<script[^>]*id="registry"[^>]*>)(.*?)(<\/script>)/s;

function inlineJson(registry: Registry): string {
  return JSON.stringify(registry).replaceAll('<', '\\u003c');
}
