import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditorContext } from '../components/editor-context.ts';
import { messages } from '../i18n/messages.ts';
import { chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

function open(apiHandlers: NonNullable<Parameters<typeof renderPage>[1]>['apiHandlers'] = {}) {
  const tools = openEditor(chapterDetail(chapterText('Mara came home late.'), 4));
  return renderPage(
    <EditorContext value={tools}>
      <SignInDialog onClose={() => undefined} onLeave={async () => true} />
    </EditorContext>,
    { path: '/my-stories/chapter/edit', messages, user: { uid: 7, email: 'noor@example.com' }, apiHandlers },
  );
}

it('takes no keys from the text that is being typed', async () => {
  const text = document.body.appendChild(document.createElement('textarea'));
  text.focus();
  open();
  fireEvent.keyDown(text);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', {}, { timeout: 3_000 })).toBeVisible();
  text.remove();
});

it('asks for the password again when the second step has run out', async () => {
  const answers = [apiFailure('wrongPassword'), apiFailure('secondFactorNeeded', { data: { ticket: 'the-ticket' } })];
  const page = open({
    'user/login': () => answers.shift() ?? apiFailure('serverError'),
    'user/secondFactor': () => apiFailure('signInRefused'),
  });
  const signIn = () => page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  const password = screen.getByLabelText('Password');
  await page.person.type(password, 'guessed');
  await signIn();
  await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password.'));
  await signIn();
  const code = await screen.findByLabelText('Code of the authenticator app');
  expect(password).not.toHaveAccessibleDescription();
  await page.person.type(code, '123456');
  await signIn();
  await waitFor(() => expect(code).not.toBeInTheDocument());
  expect(password).toHaveAccessibleDescription('This sign-in could not be verified. Try it again.');
  expect(password).toHaveValue('guessed');
});
