import { NOTIFICATION_EVENTS } from '@myfiction/shared/contract/account-options.ts';
import type {
  AccountSecurity,
  NotificationChange,
  NotificationSettings,
  SignedInDevice,
} from '@myfiction/shared/contract/calls/account.ts';
import { getSession, getToasts, useAppStore } from '@myfiction/shared/host.ts';
import { exactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { SettingsPage } from './settings-page.tsx';

const SECURITY: AccountSecurity = {
  email: 'noor@example.com',
  has_password: true,
  second_factor: false,
  links: [],
  deletion_at: null,
};
const NOTIFICATIONS: NotificationSettings = {
  events: [
    { event: 'new-comment', inbox: true, email: false },
    { event: 'payment', inbox: true, email: true },
  ],
};

/** What the server has once it has kept these. */
const withChoices = (present: NotificationSettings, { events }: NotificationChange): NotificationSettings => ({
  events: present.events.map((row) => ({ ...row, ...events.find(({ event }) => event === row.event) })),
});

const show = (apiHandlers: ApiHandlers = {}) =>
  renderPage(<SettingsPage />, {
    path: '/setting',
    user: { email: 'noor@example.com' },
    messages,
    apiHandlers: {
      'user/logout': () => ({}),
      'account/getSecurity': () => SECURITY,
      'account/listSessions': () => ({ items: [device('Firefox on Linux', true), device('Safari on iOS', false)] }),
      'account/getNotifications': () => NOTIFICATIONS,
      ...apiHandlers,
    },
  });

const device = (name: string, current: boolean): SignedInDevice => ({
  session_id: `01930000-0000-7000-8000-00000000000${current ? 1 : 2}`,
  device: name,
  region: 'NG',
  ip: '192.0.2.1',
  signed_in_at: '2025-11-20T08:00:00.000Z',
  last_seen_at: '2025-11-21T08:00:00.000Z',
  current,
});

const preferences = () => useAppStore.getState().preferences;

test('the menu marks the section that is being read', async () => {
  show();
  await screen.findByText('Safari on iOS');
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Profile')).toHaveAttribute('aria-current', 'location');
  const tops: Record<string, number> = { profile: -900, appearance: 120, notifications: 700 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 1_000, 0, 0);
  });
  fireEvent.scroll(window);
  expect(link('Appearance')).toHaveAttribute('aria-current', 'location');
  expect(link('Profile')).not.toHaveAttribute('aria-current');
  jest.restoreAllMocks();
});

test('the theme is chosen at once', async () => {
  const page = show();
  await page.person.click(screen.getByRole('radio', { name: 'Night' }));
  expect(preferences().theme).toBe('night');
  expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked();
  await page.person.click(screen.getByRole('radio', { name: 'Same as device' }));
  expect(preferences().theme).toBe('system');
});

test('text size and language are kept as preferences', async () => {
  const page = show();
  await page.person.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), '200%');
  expect(preferences().textSize).toBe(200);
  await page.person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  expect(preferences().language).toBe('es');
});

test('the menu leads to every section', () => {
  show();
  for (const link of screen.getAllByRole('link')) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toHaveAccessibleName(link.textContent ?? '');
  }
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

test('signing out leads to /login', async () => {
  const page = show();
  await page.person.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(page.location()).toBe('/login'));
  expect(getSession()).toBeNull();
});

const dialog = () => within(screen.getByRole('dialog'));

test('the password is changed with the present one, and what is wrong stands under its field', async () => {
  const asked: unknown[] = [];
  const page = show({
    'account/changePassword': (input) => {
      asked.push(input);
      return asked.length === 1 ? apiFailure('wrongPassword') : SECURITY;
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Change password' }));
  await page.person.type(dialog().getByLabelText('Current password'), 'guessed-wrong');
  await page.person.type(dialog().getByLabelText('New password'), 'a brand new one');
  await page.person.click(dialog().getByRole('button', { name: 'Save password' }));
  await waitFor(() =>
    expect(dialog().getByLabelText('Current password')).toHaveAccessibleDescription('Incorrect password.'),
  );
  expect(getToasts().map(({ tone, text }) => `${tone}: ${text}`)).toEqual(['warning: Incorrect password.']);
  expect(dialog().getByLabelText('New password')).toHaveValue('a brand new one');
  await page.person.click(dialog().getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.at(-1)).toMatchObject({ proof: { password: 'guessed-wrong' }, new_password: 'a brand new one' });
});

test('an account without a password proves itself with a mailed code', async () => {
  const page = show({
    'account/getSecurity': () => ({ ...SECURITY, has_password: false }),
    'account/sendCode': () => ({ resend_after_seconds: 60 }),
    'account/changePassword': ({ proof }) => {
      expect(proof).toEqual({ code: '123456' });
      return SECURITY;
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Set a password' }));
  await page.person.click(dialog().getByRole('button', { name: 'Send code' }));
  const code = await dialog().findByLabelText(/code/i);
  await page.person.type(code, '12345');
  await page.person.type(dialog().getByLabelText('New password'), 'a brand new one');
  await page.person.click(dialog().getByRole('button', { name: 'Save password' }));
  expect(code).toHaveAccessibleDescription('Enter the 6 digits of the code.');
  await page.person.type(code, '6');
  await page.person.click(dialog().getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account without a password and an address is told to add one, where a code could go nowhere', async () => {
  const { api, person } = show({ 'account/getSecurity': () => ({ ...SECURITY, email: '', has_password: false }) });
  await person.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/^Your account has no email address for the code yet/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Send code' })).toBeDisabled();
  await person.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Add one under Sign-in and security first.');
  expect(api.callsOf('account/sendCode')).toHaveLength(0);
  expect(api.callsOf('account/requestDeletion')).toHaveLength(0);
});

test('a code that was mailed a moment ago has its field when the dialog opens again', async () => {
  let sent = false;
  const page = show({
    'account/getSecurity': () => ({ ...SECURITY, has_password: false }),
    'account/sendCode': () => {
      if (sent) return apiFailure('resendTooSoon');
      sent = true;
      return { resend_after_seconds: 60 };
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Set a password' }));
  await page.person.click(dialog().getByRole('button', { name: 'Send code' }));
  await dialog().findByLabelText(/code/i);
  await page.person.click(dialog().getByRole('button', { name: 'Cancel' }));
  await page.person.click(await screen.findByRole('button', { name: 'Set a password' }));
  await page.person.click(dialog().getByRole('button', { name: 'Send code' }));
  const code = await dialog().findByLabelText(/code/i);
  expect(code).toBeValid();
  await page.person.click(dialog().getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('Wait a minute')));
});

test('the address is changed with codes from both, and a wrong one is told under its own field', async () => {
  const codes: unknown[] = [];
  const page = show({
    'account/sendCode': ({ purpose }) => {
      codes.push(purpose);
      return { resend_after_seconds: 60 };
    },
    'account/changeEmail': () => apiFailure('wrongCode', { data: { which: 'old' } }),
  });
  await page.person.click(await screen.findByRole('button', { name: 'Change email' }));
  await page.person.type(dialog().getByLabelText('New email address'), 'noor@new.example.com');
  await page.person.click(dialog().getByRole('button', { name: 'Send codes' }));
  await page.person.type(await dialog().findByLabelText('Code sent to noor@example.com'), '111111');
  await page.person.type(dialog().getByLabelText('Code sent to noor@new.example.com'), '222222');
  expect(codes).toEqual(['old-email', 'new-email']);
  await page.person.click(dialog().getByRole('button', { name: 'Change email' }));
  await waitFor(() =>
    expect(dialog().getByLabelText('Code sent to noor@example.com')).toHaveAccessibleDescription(
      expect.stringContaining('Incorrect verification code.'),
    ),
  );
});

test('an address that is put right after a refusal needs no second code from the old one', async () => {
  const asked: string[] = [];
  const page = show({
    'account/sendCode': ({ purpose, email }) => {
      const holder = `${purpose} ${email ?? ''}`.trim();
      if (asked.includes(holder)) return apiFailure('resendTooSoon');
      asked.push(holder);
      return email === 'taken@example.com' ? apiFailure('emailTaken') : { resend_after_seconds: 60 };
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Change email' }));
  const address = dialog().getByLabelText('New email address');
  await page.person.type(address, 'taken@example.com');
  await page.person.click(dialog().getByRole('button', { name: 'Send codes' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription('The email address already exists.'));
  await page.person.clear(address);
  await page.person.type(address, 'free@example.com');
  await page.person.click(dialog().getByRole('button', { name: 'Send codes' }));
  expect(await dialog().findByLabelText('Code sent to free@example.com')).toBeInTheDocument();
  expect(asked).toEqual(['old-email', 'new-email taken@example.com', 'new-email free@example.com']);
});

test('the next way in has the focus of the one that was removed', async () => {
  const at = '2025-11-20T08:00:00.000Z';
  const links = (['fb', 'gp'] as const).map((provider) => ({ provider, email: '', linked_at: at, last_used_at: at }));
  const page = show({
    'account/getSecurity': () => ({ ...SECURITY, links }),
    'account/unlink': () => ({ ...SECURITY, links: links.slice(1) }),
  });
  const facebook = await screen.findByRole('button', { name: 'Remove Facebook' });
  await page.person.click(facebook);
  await page.person.type(dialog().getByLabelText('Current password'), 'writes-every-day');
  await page.person.click(dialog().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(facebook).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Remove Google' })).toHaveFocus();
});

test('another device is signed out from here, this one is not offered', async () => {
  const ended: unknown[] = [];
  const page = show({
    'account/endSession': ({ session_id }) => {
      ended.push(session_id);
      return {};
    },
  });
  expect(await screen.findByText(/This device, NG, 192.0.2.1/)).toBeInTheDocument();
  const seen = screen.getByText(/^Last seen/);
  await page.person.hover(seen);
  expect(seen).toHaveAttribute('title', exactTime(device('', false).last_seen_at));
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  await page.person.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
  await waitFor(() => expect(ended).toEqual([device('', false).session_id]));
});

test('a device that was signed out although the answer was lost is no longer listed', async () => {
  let items = [device('Firefox on Linux', true), device('Safari on iOS', false)];
  const page = show({
    'account/listSessions': () => ({ items }),
    'account/endSession': () => {
      items = items.slice(0, 1);
      return NETWORK_FAILURE;
    },
  });
  const button = await screen.findByRole('button', { name: 'Sign out Safari on iOS' });
  await page.person.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

test('the list has the focus of the button that goes when all others are signed out', async () => {
  let items = [device('Firefox on Linux', true), device('Safari on iOS', false)];
  const page = show({
    'account/listSessions': () => ({ items }),
    'account/endOtherSessions': () => {
      items = items.slice(0, 1);
      return { ended: 1 };
    },
  });
  const button = await screen.findByRole('button', { name: 'Sign out all others' });
  await page.person.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByText('Firefox on Linux').closest('ul')).toHaveFocus();
});

test('a notification is kept at once, and what is fixed cannot be turned off', async () => {
  const kept: NotificationChange[] = [];
  const page = show({
    'account/getNotifications': () => kept.reduce(withChoices, NOTIFICATIONS),
    'account/setNotifications': (next) => {
      kept.push(next);
      return withChoices(NOTIFICATIONS, next);
    },
  });
  await page.person.click(await screen.findByRole('checkbox', { name: 'New comments, once a day at most, Email' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  // Nothing of what another tab may have chosen for other events, or in the other way.
  expect(kept[0]?.events).toEqual([{ event: 'new-comment', email: true }]);
  expect(screen.getByRole('checkbox', { name: 'Payments and bills, Email' })).toBeDisabled();
});

test('what is offered to be told of is what the studio tells: late chapters, and no news, which stands on Home', async () => {
  const on = { inbox: true, email: true };
  const events = NOTIFICATION_EVENTS.map((event) => ({ event, ...on }));
  show({ 'account/getNotifications': () => ({ events }) });
  expect(await screen.findByRole('checkbox', { name: 'Chapters that go out late, Email' })).toBeChecked();
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('checkbox')).toHaveLength(2 * (NOTIFICATION_EVENTS.length - 1));
  expect(table.queryByText(/announcement/iu)).not.toBeInTheDocument();
});

test('a notification that could not be kept is as it was', async () => {
  const page = show({ 'account/setNotifications': () => apiFailure('serverError') });
  const tick = await screen.findByRole('checkbox', { name: 'New comments, once a day at most, Email' });
  await page.person.click(tick);
  await waitFor(() => expect(tick).not.toBeChecked());
});

test('a tick that fails while the server is away leaves the choices where they are', async () => {
  let isAway = false;
  const page = show({
    'account/getNotifications': () => (isAway ? apiFailure('serverError') : NOTIFICATIONS),
    'account/setNotifications': () => NETWORK_FAILURE,
  });
  const tick = await screen.findByRole('checkbox', { name: 'New comments, once a day at most, Email' });
  isAway = true;
  await page.person.click(tick);
  await waitFor(() => expect(getToasts().map(({ text }) => text)).toContain('Something went wrong, please try again.'));
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(tick).not.toBeChecked();
});

test('of two ticks in a row both are kept, and one that is refused takes only itself back', async () => {
  let refuse = (): void => {};
  let kept = NOTIFICATIONS;
  const sent: NotificationChange[] = [];
  const page = show({
    'account/getNotifications': () => kept,
    'account/setNotifications': (next) => {
      sent.push(next);
      if (sent.length === 1) {
        return new Promise((resolve) => {
          refuse = () => resolve(apiFailure('serverError'));
        });
      }
      kept = withChoices(kept, next);
      return kept;
    },
  });
  const tick = (way: string) => screen.findByRole('checkbox', { name: `New comments, once a day at most, ${way}` });
  await page.person.click(await tick('Email'));
  await page.person.click(await tick('Inbox'));
  await waitFor(() => expect(sent).toHaveLength(1));
  refuse();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.events[0]).toEqual({ event: 'new-comment', inbox: false });
  await waitFor(async () => expect(await tick('Email')).not.toBeChecked());
  expect(await tick('Inbox')).not.toBeChecked();
});

test('a network that fails is told once, in the dialog', async () => {
  const page = show({ 'account/requestDeletion': () => NETWORK_FAILURE });
  await page.person.click(await screen.findByRole('button', { name: 'Delete account' }));
  await page.person.type(dialog().getByLabelText('Current password'), 'writes-every-day');
  await page.person.click(dialog().getByRole('button', { name: 'Delete account' }));
  expect(await dialog().findByText(/^Network connection error/)).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
});

test('a planned deletion says its day and can be undone', async () => {
  const page = show({
    'account/getSecurity': () => ({ ...SECURITY, deletion_at: '2025-12-05T08:00:00.000Z' }),
    'account/undoDeletion': () => SECURITY,
  });
  expect(await screen.findByText(/Your account will be deleted on/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  await page.person.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByText(/Your account will be deleted on/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus();
});

test('deletion is refused with the reason in the dialog', async () => {
  const reason =
    'A contract is running or waits for your signature. Decline it, or ask your editor to end it; then you can delete the account.';
  const page = show({ 'account/requestDeletion': () => apiFailure('contractLive') });
  await page.person.click(await screen.findByRole('button', { name: 'Delete account' }));
  await page.person.type(dialog().getByLabelText('Current password'), 'writes-every-day');
  await page.person.click(dialog().getByRole('button', { name: 'Delete account' }));
  expect(await dialog().findByText(reason)).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
});

test('the token that a new password brings is this session’s from now on', async () => {
  const page = show({ 'account/changePassword': () => ({ ...SECURITY, session: 'renewed' }) });
  await page.person.click(await screen.findByRole('button', { name: 'Change password' }));
  await page.person.type(screen.getByLabelText('Current password'), 'writes-every-day');
  await page.person.type(screen.getByLabelText('New password'), 'another long sentence');
  await page.person.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getSession()?.session).toBe('renewed');
});
