import { ABOUT_ME_MAX } from '@myfiction/shared/contract/rules.ts';
import { toast, useUser } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { type ProfileChange, saveProfile } from '../api/save-profile.ts';
import { type Form, useForm } from '../email/use-form.ts';
import { useProfileText } from '../i18n/use-profile-text.ts';
import { chosenPenName, penNameProblemKey } from './pen-name-problem.ts';

export interface Profile {
  uname: string;
  pic: string;
  about_me: string;
}

type ProfileField = 'uname' | 'about_me';

export interface ProfileForm {
  form: Form<ProfileField>;
  values: Profile;
  edit: (change: Partial<Profile>) => void;
  /** Checks, saves what differs and reports it. Resolves with whether the profile is saved. */
  save: () => Promise<boolean>;
}

/** The author's own profile as a form. What is typed stays until it is saved, whatever the server says. */
export function useProfileForm(): ProfileForm {
  const t = useProfileText();
  const user = useUser();
  const stored = { uname: chosenPenName(user?.uname ?? ''), pic: user?.pic ?? '', about_me: user?.about_me ?? '' };
  const [edited, setEdited] = useStateOverSignIn<Partial<Profile>>('profile', {});
  const form = useForm<ProfileField>(['uname', 'about_me']);
  const values = { ...stored, ...edited };
  const save = async () => {
    const problems = profileProblems(values, t);
    if (Object.keys(problems).length > 0) {
      form.fail(problems);
      return false;
    }
    const change: ProfileChange = differences(stored, { ...values, uname: values.uname.trim() });
    let saved = false;
    await form.run(async () => {
      if (Object.keys(change).length > 0) await saveProfile(change);
      // What was typed meanwhile is not saved yet.
      setEdited((current) => differences(values, { ...values, ...current }));
      toast.success(t(change.uname === undefined ? 'profile.saved' : 'penName.changed'));
      saved = true;
    });
    return saved;
  };
  const edit = (change: Partial<Profile>) => {
    if (change.uname !== undefined) form.clear('uname');
    if (change.about_me !== undefined) form.clear('about_me');
    setEdited((current) => ({ ...current, ...change }));
  };
  return { form, values, edit, save };
}

function profileProblems({ uname, about_me }: Profile, t: ReturnType<typeof useProfileText>) {
  const problem = penNameProblemKey(uname);
  return {
    ...(problem && { uname: t(problem) }),
    ...([...about_me].length > ABOUT_ME_MAX && { about_me: t('profile.aboutMeLong', { max: ABOUT_ME_MAX }) }),
  };
}

/** The parts of `next` that are others than in `before`. */
function differences(before: Profile, next: Profile): Partial<Profile> {
  return {
    ...(next.uname !== before.uname && { uname: next.uname }),
    ...(next.pic !== before.pic && { pic: next.pic }),
    ...(next.about_me !== before.about_me && { about_me: next.about_me }),
  };
}
