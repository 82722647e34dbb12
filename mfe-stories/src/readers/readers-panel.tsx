import { useQuery } from '@myfiction/shared/host.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';

/** The readers tab, fetched when it is opened. A load that fails can be tried again. */
export function ReadersPanel({ storyId }: { storyId: string }) {
  const code = useQuery({
    queryKey: ['chunk', 'readers-tab'],
    queryFn: () => import('./readers-tab.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (code.isError) return <ErrorState onRetry={() => void code.refetch()} />;
  const ReadersTab = code.data?.default;
  return ReadersTab ? <ReadersTab storyId={storyId} /> : null;
}
