import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
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

interface Edited {
  edited: Partial<Profile>;
  /** The profile as it was when editing began: another tab may save meanwhile. */
  from: Partial<Profile>;
}

const UNTOUCHED: Edited = { edited: {}, from: {} };

export interface ProfileForm {
  form: Form<ProfileField>;
  values: Profile;
  /** Something differs from what is saved. */
  unsaved: boolean;
  edit: (change: Partial<Profile>) => void;
  /** Checks, saves what differs and reports it. Resolves with whether the profile is saved. */
  save: () => Promise<boolean>;
}

/** The author's own profile as a form. What is typed stays until it is saved, whatever the server says. */
export function useProfileForm(): ProfileForm {
  const t = useProfileText();
  const user = useUser();
  const stored = { uname: chosenPenName(user?.uname ?? ''), pic: user?.pic ?? '', about_me: user?.about_me ?? '' };
  const [{ edited, from }, change] = useStateOverSignIn<Edited>('profile', UNTOUCHED);
  const form = useForm<ProfileField>(['uname', 'about_me']);
  const values = { ...stored, ...edited };
  const save = async () => {
    const problems = () => profileProblems(values, t);
    if (Object.keys(problems()).length > 0) {
      form.fail(problems);
      return false;
    }
    const changed: ProfileChange = differences(stored, { ...values, uname: values.uname.trim() });
    const elsewhere = () => savedElsewhere(changed, from, stored, t);
    if (Object.keys(elsewhere()).length > 0) {
      form.fail(elsewhere);
      change((current) => ({ ...current, from: stored }));
      return false;
    }
    let saved = false;
    await form.run(async () => {
      if (Object.keys(changed).length > 0) await saveProfile(changed);
      // What was typed meanwhile is not saved yet.
      change((current) => ({ edited: differences(values, { ...values, ...current.edited }), from: {} }));
      toast.success(t(changed.uname === undefined ? 'profile.saved' : 'penName.changed'));
      saved = true;
    });
    return saved;
  };
  const edit = (next: Partial<Profile>) => {
    if (next.uname !== undefined) form.clear('uname');
    if (next.about_me !== undefined) form.clear('about_me');
    change((current) => ({ edited: { ...current.edited, ...next }, from: { ...stored, ...current.from } }));
  };
  return { form, values, unsaved: Object.keys(differences(stored, values)).length > 0, edit, save };
}

function profileProblems({ uname, about_me }: Profile, t: ReturnType<typeof useProfileText>) {
  const problem = penNameProblemKey(uname);
  return {
    ...(problem && { uname: t(problem) }),
    ...(countCharacters(about_me) > ABOUT_ME_MAX && { about_me: t('profile.aboutMeLong', { max: ABOUT_ME_MAX }) }),
  };
}

/** What is typed here would replace what another tab has saved: the author decides by saving once more. */
function savedElsewhere(
  changed: ProfileChange,
  from: Partial<Profile>,
  stored: Profile,
  t: ReturnType<typeof useProfileText>,
) {
  const say = (field: ProfileField) => {
    const before = from[field];
    const isReplaced = changed[field] !== undefined && before !== undefined && before !== stored[field];
    return isReplaced ? { [field]: t('profile.savedElsewhere', { text: stored[field] }) } : {};
  };
  return { ...say('uname'), ...say('about_me') };
}

/** The parts of `next` that are others than in `before`. */
function differences(before: Profile, next: Profile): Partial<Profile> {
  return {
    ...(next.uname !== before.uname && { uname: next.uname }),
    ...(next.pic !== before.pic && { pic: next.pic }),
    ...(next.about_me !== before.about_me && { about_me: next.about_me }),
  };
}
