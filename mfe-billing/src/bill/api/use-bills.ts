import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import {
  callApi,
  keepPreviousData,
  queryClient,
  useInfiniteQuery,
  useLive,
  useQuery,
  useQueryClient,
} from '@myfiction/shared/host.ts';
import { BILLS_KEY } from './bills-key.ts';

export type BillsPage = ApiOutput<'bill/list'>;
export type WhichBill = ApiInput<'bill/get'>;

const listQuery = {
  queryKey: [...BILLS_KEY, 'list'],
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    callApi('bill/list', { limit: PAGE_SIZE, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
  initialPageParam: undefined,
};

/** The author's months, newest first; what changes on the server shows without a reload. */
export function useBills() {
  const client = useQueryClient();
  useLive('billing', () => void client.invalidateQueries({ queryKey: BILLS_KEY }));
  return useInfiniteQuery({
    ...listQuery,
    getNextPageParam: (page: BillsPage): string | undefined => page.next_cursor ?? undefined,
  });
}

/** Asks for the months before the page that shows them is there. */
export function prefetchBills(): void {
  void queryClient.prefetchInfiniteQuery(listQuery);
}

/** One month; the last one stays until the chosen one is there. */
export function useBill(which: WhichBill) {
  return useQuery({
    queryKey: [...BILLS_KEY, 'bill', which],
    queryFn: ({ signal }) => callApi('bill/get', which, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** What the chapters of a story earned in a month. */
export function useBillChapters(which: WhichBill, storyId: string) {
  return useInfiniteQuery({
    queryKey: [...BILLS_KEY, 'chapters', which, storyId],
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      callApi(
        'bill/listChapters',
        { ...which, story_id: storyId, limit: PAGE_SIZE, ...(pageParam !== undefined && { cursor: pageParam }) },
        { signal, silent: true },
      ),
    initialPageParam: undefined,
    getNextPageParam: (page: ApiOutput<'bill/listChapters'>): string | undefined => page.next_cursor ?? undefined,
  });
}
