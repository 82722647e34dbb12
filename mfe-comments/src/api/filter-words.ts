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

const keep = (words: Words) => queryClient.setQueryData(commentKeys.words, words);

export function useAddWords() {
  return useMutation({
    mutationFn: (phrases: string[]) => callApi('comment/addFilterWords', { phrases }),
    onSuccess: keep,
  });
}

export function useRemoveWord() {
  return useMutation({
    mutationFn: (wordId: string) => callApi('comment/removeFilterWord', { word_id: wordId }),
    onSuccess: keep,
  });
}
