import { hasLayer } from '@myfiction/shared/host/router/ask-layers.ts';
import { changeLanguage, getToasts, Link, onEvent, setUser, useLocation, useUser } from '@myfiction/shared/host.ts';
import { NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { stepBack } from '@myfiction/shared/testing/step-back.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../i18n/messages.ts';
import { ProfileSection } from '../settings/profile-section.tsx';
import { SelfInfoPage } from './self-info-page.tsx';

// jsdom draws nothing: the cropper reports one part, and cutting returns its bytes.
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({ onCropComplete }: { onCropComplete: (area: object, pixels: object) => void }) => (
    <button type="button" onClick={() => onCropComplete({}, { x: 1, y: 2, width: 300, height: 300 })}>
      drag
    </button>
  ),
}));
jest.mock('@myfiction/shared/ui/crop/cut-picture.ts', () => ({
  cutPicture: async () => new Blob(['cut'], { type: 'image/jpeg' }),
}));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
});

const handlers: ApiHandlers = {
  'user/editUserInfo': (change) =>
    testUser({ uname: change.uname ?? 'Noor', pic: change.pic ?? '', about_me: change.about_me ?? '' }),
};

const uploaded = () => ({ url: '/images/avatar.webp', width: 300, height: 300, bytes: 3 });
const texts = () => getToasts().map((toast) => toast.text);

test('a new author fills in everything and goes on to where the way led', async () => {
  const page = renderPage(<SelfInfoPage />, {
    path: '/login/self-info?redirect_url=%2Fmy-stories',
    user: { uname: 'Guest', is_new_user: true },
    messages,
    apiHandlers: handlers,
  });
  await page.person.type(screen.getByLabelText('Pen name'), 'Noor Valdez');
  await page.person.type(screen.getByLabelText('About me'), 'I write wolves.');
  await page.person.click(screen.getByRole('button', { name: 'Start Writing' }));
  await waitFor(() => expect(page.location()).toBe('/my-stories'));
  expect(page.api.callsOf('user/editUserInfo')[0]?.fields).toMatchObject({
    uname: 'Noor Valdez',
    about_me: 'I write wolves.',
  });
});

test('a profile that is saved once the page is left moves nobody', async () => {
  let save = (): void => {};
  const Pages = () => (
    <>
      <Link to="/help-center">Help</Link>
      {useLocation().pathname === '/login/self-info' && <SelfInfoPage />}
    </>
  );
  const saved = testUser({ uname: 'Noor Valdez' });
  const page = renderPage(<Pages />, {
    path: '/login/self-info',
    user: { uname: 'Guest', is_new_user: true },
    messages,
    apiHandlers: { 'user/editUserInfo': () => new Promise((resolve) => (save = () => resolve(saved))) },
  });
  await page.person.type(screen.getByLabelText('Pen name'), 'Noor Valdez{Enter}');
  await waitFor(() => expect(page.api.calls).toHaveLength(1));
  await page.person.click(screen.getByRole('link', { name: 'Help' }));
  await act(async () => save());
  await waitFor(() => expect(texts()).toHaveLength(1));
  expect(page.location()).toBe('/help-center');
});

test('about me ends at 500 characters, and says so instead of cutting', async () => {
  const page = renderPage(<SelfInfoPage />, { user: { uname: 'Noor' }, messages });
  const about = screen.getByLabelText('About me');
  await page.person.click(about);
  await page.person.paste('w'.repeat(501));
  await page.person.click(screen.getByRole('button', { name: 'Start Writing' }));
  expect(about).toHaveAccessibleDescription('This text is too long. It can have 500 characters.');
  expect(about).toHaveValue('w'.repeat(501));
  expect(page.api.calls).toEqual([]);
});

function Name() {
  return <output>{useUser()?.pic}</output>;
}

const showSettings = (more: ApiHandlers = {}) =>
  renderPage(
    <>
      <ProfileSection />
      <Name />
    </>,
    {
      path: '/setting',
      user: { uname: 'Noor', about_me: 'Old.' },
      messages,
      apiHandlers: { ...handlers, 'images/upload': uploaded, ...more },
    },
  );

/** The file dialog's filter can be switched off by the author. */
const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Your picture'), file);

test('settings send only what changed and tell the other pages', async () => {
  const changed = jest.fn();
  const stop = onEvent('profile-changed', changed);
  const page = showSettings();
  await page.person.type(screen.getByLabelText('About me'), ' New.');
  await page.person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(texts()).toEqual(['Your profile is saved.']));
  const fields = page.api.callsOf('user/editUserInfo')[0]?.fields;
  expect(fields).toMatchObject({ about_me: 'Old. New.' });
  expect(fields).not.toHaveProperty('uname');
  expect(fields).not.toHaveProperty('pic');
  expect(changed).toHaveBeenCalledWith({ uid: 10000001 });
  stop();
});

test('what is wrong follows the language that is chosen while it stands there', async () => {
  const page = showSettings();
  await page.person.clear(screen.getByLabelText('Pen name'));
  await page.person.type(screen.getByLabelText('Pen name'), 'Guest');
  await page.person.click(screen.getByRole('button', { name: 'Save changes' }));
  await act(() => changeLanguage('es'));
  expect(screen.getByText('Por favor, no uses «Guest» como seudónimo.')).toBeInTheDocument();
  await act(() => changeLanguage('en'));
});

test('what is typed is asked for before the page is left, until it is saved', async () => {
  const page = showSettings();
  const about = screen.getByLabelText('About me');
  await page.person.type(about, ' New.');
  act(stepBack);
  expect(screen.getByRole('dialog', { name: 'Discard what you have written?' })).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(about).toHaveValue('Old. New.');
  await page.person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(hasLayer(true)).toBe(false));
});

test('removing the picture leaves the focus on choosing another', async () => {
  const page = renderPage(<ProfileSection />, { user: { uname: 'Noor', pic: '/images/old.webp' }, messages });
  await page.person.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});

test('what is typed while saving stays to be saved', async () => {
  let answer = (): void => {};
  const page = showSettings({
    'user/editUserInfo': ({ about_me }) =>
      new Promise((resolve) => {
        answer = () => resolve(testUser({ uname: 'Noor', about_me: about_me ?? '' }));
      }),
  });
  const about = screen.getByLabelText('About me');
  await page.person.type(about, ' New.');
  await page.person.click(screen.getByRole('button', { name: 'Save changes' }));
  await page.person.type(about, ' More.');
  await waitFor(() => expect(page.api.callsOf('user/editUserInfo')).toHaveLength(1));
  answer();
  await waitFor(() => expect(texts()).toEqual(['Your profile is saved.']));
  expect(about).toHaveValue('Old. New. More.');
});

test('what another tab has saved meanwhile is replaced only by saving once more', async () => {
  const page = showSettings();
  await page.person.type(screen.getByLabelText('About me'), ' New.');
  act(() => setUser(testUser({ uname: 'Noor', about_me: 'Of another tab.' })));
  const save = () => page.person.click(screen.getByRole('button', { name: 'Save changes' }));
  await save();
  expect(screen.getByLabelText('About me')).toHaveAccessibleDescription(/another tab.*“Of another tab\.”/i);
  expect(screen.getByLabelText('About me')).toHaveValue('Old. New.');
  expect(page.api.callsOf('user/editUserInfo')).toHaveLength(0);
  await save();
  await waitFor(() => expect(texts()).toEqual(['Your profile is saved.']));
});

test('what another tab has saved in a field that is not edited here stays', async () => {
  const page = showSettings();
  await page.person.type(screen.getByLabelText('About me'), ' New.');
  act(() => setUser(testUser({ uname: 'Noor Valdez', about_me: 'Old.' })));
  await page.person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(texts()).toEqual(['Your profile is saved.']));
  expect(page.api.callsOf('user/editUserInfo')[0]?.fields).not.toHaveProperty('uname');
});

test('a picture is cut, sent and saved with the profile', async () => {
  const page = showSettings();
  await choose(new File(['picture'], 'me.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose the part to show' });
  expect(within(dialog).getByRole('button', { name: 'Use this part' })).toBeDisabled();
  await page.person.click(await within(dialog).findByRole('button', { name: 'drag' }));
  await page.person.click(within(dialog).getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const upload = page.api.callsOf('images/upload')[0];
  expect(upload?.fields).toMatchObject({ type: 'avatar' });
  expect(upload?.files.file).toMatchObject({ size: 3, type: 'image/jpeg' });
  await page.person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/images/avatar.webp'));
});

test('a picture that was not sent stays in the dialog to be sent again', async () => {
  const page = showSettings({ 'images/upload': () => NETWORK_FAILURE });
  await choose(new File(['picture'], 'me.png', { type: 'image/png' }));
  await page.person.click(await screen.findByRole('button', { name: 'drag' }));
  await page.person.click(screen.getByRole('button', { name: 'Use this part' }));
  expect(await screen.findByText('The picture was not sent. Try again.')).toBeInTheDocument();
  page.api.use({ 'images/upload': uploaded });
  await page.person.click(screen.getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['another kind of file', new File(['x'], 'me.svg', { type: 'image/svg+xml' }), /not a picture we can read/],
  [
    'more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
    /larger than 5 MB/,
  ],
])('%s is refused before anything is sent', async (_case, file, message) => {
  const page = showSettings();
  await choose(file);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.api.calls).toEqual([]);
});
