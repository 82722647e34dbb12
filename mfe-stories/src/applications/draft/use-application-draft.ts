import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { callApi, useQueryClient, useSession } from '@myfiction/shared/host.ts';
import { useTakeApplication } from '../../api/application.ts';
import { homeKey } from '../../api/get-writing.ts';
import { storyKeys } from '../../api/story-keys.ts';
import { type DraftCopy, dropDraftCopy, keepDraftCopy } from './draft-copy.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface ApplicationDraftOptions<F extends ApplicationForm> {
  view: ApplicationView;
  copy: DraftCopy | undefined;
  /** The form of a view, an empty one before the first save. */
  formOf: (view: ApplicationView) => F;
  isForm: (form: ApplicationForm) => form is F;
}

/** A form of an application over its calls and this device. */
export function useApplicationDraft<F extends ApplicationForm>(options: ApplicationDraftOptions<F>): Draft<F> {
  const { view, copy, formOf, isForm } = options;
  const uid = useSession()?.uid ?? 0;
  const cache = useQueryClient();
  const takeApplication = useTakeApplication();
  const { story_id, kind } = view;
  const place = { uid, storyId: story_id, kind };
  const acknowledged = formOf(view);
  const kept = copy && isForm(copy.form) ? { form: copy.form, revision: copy.revision } : undefined;
  return useDraft<F>(
    {
      form: kept?.form ?? acknowledged,
      acknowledged,
      revision: kept?.revision ?? view.revision,
      savedAt: view.saved_at,
    },
    {
      save: async (form, revision) => {
        const input = { story_id, kind, base_revision: revision, form };
        const saved = await callApi('application/save', input, { silent: true });
        // A page that opens later begins with this revision.
        cache.setQueryData<ApplicationView>(storyKeys.application(story_id, kind), (present) => {
          if (present && present.status !== saved.status) {
            void cache.invalidateQueries({ queryKey: storyKeys.story(story_id) });
            void cache.invalidateQueries({ queryKey: storyKeys.lists });
            void cache.invalidateQueries({ queryKey: homeKey });
          }
          return present && { ...present, ...saved, form };
        });
        return saved;
      },
      keep: (form, revision) => keepDraftCopy(place, form, revision),
      drop: () => dropDraftCopy(place),
      formOf: (other) => (other.form && isForm(other.form) ? other.form : undefined),
      onMoved: takeApplication,
    },
  );
}
