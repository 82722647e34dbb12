import { queryClient, useAppStore } from '@myfiction/shared/host.ts';

/** For answers that the server writes in the author's language: asks again when that changes. Call it once. */
export function followLanguage(queryKey: readonly string[]): void {
  useAppStore.subscribe(({ preferences }, before) => {
    if (preferences.language !== before.preferences.language) void queryClient.invalidateQueries({ queryKey });
  });
}
