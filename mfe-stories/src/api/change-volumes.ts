import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { useSendId } from '@myfiction/shared/screen/use-send-id.ts';
import { storyKeys } from './story-keys.ts';

export type VolumeChange =
  | { kind: 'create'; title: string }
  | { kind: 'rename'; volumeId: string; title: string }
  | { kind: 'delete'; volumeId: string };

/** Creates, renames and deletes volumes; each answer is the whole list. Resolves to the id of the volume in question. */
export function useChangeVolumes(storyId: string) {
  const cache = useQueryClient();
  const idOf = useSendId();
  return useMutation({
    mutationFn: async (change: VolumeChange) => {
      const volumeId = change.kind === 'create' ? idOf(change.title) : change.volumeId;
      return { volumeId, kind: change.kind, ...(await send(storyId, volumeId, change)) };
    },
    // What another tab has done to them shows then.
    onError: () => void cache.invalidateQueries({ queryKey: storyKeys.all }),
    onSuccess: ({ kind, volumes }) => {
      cache.setQueryData(storyKeys.volumes(storyId), volumes);
      // Its chapters have another volume now.
      if (kind === 'delete') void cache.invalidateQueries({ queryKey: storyKeys.chapters(storyId) });
    },
  });
}

function send(storyId: string, volumeId: string, change: VolumeChange): Promise<ApiOutput<'volume/list'>> {
  if (change.kind === 'delete') return callApi('volume/delete', { volume_id: volumeId });
  const named = { volume_id: volumeId, title: change.title };
  if (change.kind === 'rename') return callApi('volume/rename', named);
  return callApi('volume/create', { story_id: storyId, ...named });
}
