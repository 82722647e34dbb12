import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { callApi, useQueryClient, useSession } from '@myfiction/shared/host.ts';
import { useTakeApplication } from '../../api/application.ts';
import { homeKey } from '../../api/get-writing.ts';
import { storyKeys } from '../../api/story-keys.ts';
import { sameValue } from '../../common/same-value.ts';
import { type DraftCopy, dropDraftCopy, keepDraftCopy } from './draft-copy.ts';
import type { KeptDraft } from './draft-ports.ts';
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
  const start = { form: acknowledged, revision: view.revision, unanswered: [] };
  return useDraft<F>(
    { ...(keptDraft(copy, view, isForm) ?? start), acknowledged, savedAt: view.saved_at },
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
      keep: (draft) => keepDraftCopy(place, draft),
      drop: () => dropDraftCopy(place),
      formOf: (other) => (other.form && isForm(other.form) ? other.form : undefined),
      onMoved: takeApplication,
    },
  );
}

/** The device's copy; on the server's revision where that has what was sent from here before the page was closed. */
function keptDraft<F extends ApplicationForm>(
  copy: DraftCopy | undefined,
  view: ApplicationView,
  isForm: ApplicationDraftOptions<F>['isForm'],
): KeptDraft<F> | null {
  if (!copy || !isForm(copy.form)) return null;
  const unanswered = (copy.unanswered ?? []).filter(isForm);
  return unanswered.some((sent) => sameValue(sent, view.form))
    ? { form: copy.form, revision: view.revision, unanswered: [] }
    : { form: copy.form, revision: copy.revision, unanswered };
}
