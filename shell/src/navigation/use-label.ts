import type { LabelLanguage, RemoteName } from '@myfiction/shared/contract/platform.ts';
import { useTranslation } from '@myfiction/shared/host.ts';
import { useCallback, useContext } from 'react';
import { RegistryContext } from './registry-context.ts';

/**
 * Reads a title or a navigation label out of the manifest of the remote that declares it. English stands in for a
 * missing translation, the key for a missing text.
 */
export function useLabel(): (remote: RemoteName, key: string) => string {
  const registry = useContext(RegistryContext);
  const { language } = useTranslation();
  return useCallback(
    (remote, key) => {
      const labels = registry.remotes[remote]?.manifest.labels;
      const chosen: LabelLanguage = language.startsWith('es') ? 'es' : 'en';
      return labels?.[chosen]?.[key] ?? labels?.en?.[key] ?? key;
    },
    [registry, language],
  );
}
