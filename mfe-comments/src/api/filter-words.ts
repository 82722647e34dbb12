import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, queryClient, useMutation, useQuery } from '@myfiction/shared/host.ts';
import { commentKeys } from './comment-keys.ts';

type Words = ApiOutput<'comment/getFilterWords'>;

export function useFilterWords() {
  return useQuery({
    queryKey: commentKeys.words,
    queryFn: ({ signal }) => callApi('comment/getFilterWords', {}, { signal }),
  });
}

/** One after another: each answers with all words, and an older answer would bring one back. */
const scope = { id: commentKeys.words.join() };
const keep = (words: Words) => queryClient.setQueryData(commentKeys.words, words);

export function useAddWords() {
  return useMutation({
    scope,
    mutationFn: (phrases: string[]) => callApi('comment/addFilterWords', { phrases }),
    onSuccess: keep,
  });
}

export function useRemoveWord() {
  return useMutation({
    scope,
    mutationFn: (wordId: string) => callApi('comment/removeFilterWord', { word_id: wordId }),
    onSuccess: keep,
  });
}
