import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApiError, callApi, toast, useNavigate, useQueryClient } from '@myfiction/shared/host.ts';
import { usePresent } from '@myfiction/shared/screen/use-present.ts';
import { useState } from 'react';
import { useCreateStory } from '../api/create-story.ts';
import { useEditStory } from '../api/edit-story.ts';
import { storyKeys } from '../api/story-keys.ts';
import { fieldsFromValues } from './form-values.ts';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import type { StoryFormState } from './use-story-form.ts';
import { fieldId } from './validate-story.ts';

export interface StorySaving {
  save: (revision?: number) => Promise<void>;
  saving: boolean;
  /** The server's text about the title, for as long as the title is the one it is about. */
  titleError: string | undefined;
  /** The version on the server, when a save found that it is not the one the form was opened with. */
  conflict: StoryDetail | undefined;
  closeConflict: () => void;
}

/** Saves the form. A save that fails leaves every field as it is, and says at which field it failed. */
export function useSaveStory(form: StoryFormState, story: StoryDetail | undefined): StorySaving {
  const t = useStoryFormText();
  const present = usePresent(useNavigate());
  const create = useCreateStory();
  const edit = useEditStory();
  const cache = useQueryClient();
  const [refused, setRefused] = useState<{ title: string; text: string }>();
  const [conflict, setConflict] = useState<StoryDetail>();

  const send = async (revision: number) => {
    const fields = fieldsFromValues(form.values);
    if (!fields) return;
    const saved = story
      ? await edit.mutateAsync({ storyId: story.story_id, revision, fields })
      : await create.mutateAsync({ fields, sendId: form.sendId });
    // The form is clean before the page is left: its draft must not come back.
    form.takeSaved(saved);
    toast.success(t(story ? 'form.saved' : 'form.created'));
    const detail = paths.storyDetail(saved.story_id);
    // Who has left the form meanwhile stays there.
    present.current?.(story ? `${detail}&tab=details` : detail, { replace: true });
  };
  const explain = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.errorName === 'revisionConflict' && story) {
      // A failure of this call has its own toast; the next save finds the conflict again.
      const theirs = await callApi('story/get', { story_id: story.story_id }).catch(() => undefined);
      // With what is fixed by now.
      if (theirs) cache.setQueryData(storyKeys.story(story.story_id), theirs);
      setConflict(theirs);
    } else if (error.errorName === 'storySigned' && story) {
      void cache.invalidateQueries({ queryKey: storyKeys.story(story.story_id) });
    } else if (error.field === 'title') {
      setRefused({ title: form.values.title, text: error.message });
      document.getElementById(fieldId('title'))?.focus();
    }
  };
  const save = async (revision = form.revision) => {
    const wrong = form.checkAll();
    if (wrong) {
      document.getElementById(fieldId(wrong))?.focus();
      return;
    }
    form.hold(true);
    try {
      await send(revision);
    } catch (error) {
      await explain(error);
    } finally {
      form.hold(false);
    }
  };
  return {
    save,
    saving: create.isPending || edit.isPending,
    titleError: refused?.title === form.values.title ? refused.text : undefined,
    conflict,
    closeConflict: () => setConflict(undefined),
  };
}
