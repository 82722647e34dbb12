import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../i18n/messages.ts';
import { useSecurity } from '../security/use-security.ts';
import { SecondFactorLine } from './second-factor-line.tsx';

const SECURITY: AccountSecurity = {
  email: 'noor@example.com',
  has_password: true,
  second_factor: false,
  links: [],
  deletion_at: null,
};
const CODES = ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF', 'GGGG-HHHH-JJJJ-KKKK-MMMM-NNNN'];

function Line() {
  const security = useSecurity();
  return security.data ? <SecondFactorLine security={security.data} /> : null;
}

const show = (second_factor: boolean, apiHandlers: ApiHandlers) =>
  renderPage(<Line />, {
    path: '/setting',
    messages,
    apiHandlers: { 'account/getSecurity': () => ({ ...SECURITY, second_factor }), ...apiHandlers },
  });

test('an author proves who they are, scans, enters the first code and keeps the recovery codes', async () => {
  const page = show(false, {
    'account/startSecondFactor': () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
    }),
    'account/confirmSecondFactor': () => ({ security: { ...SECURITY, second_factor: true }, recovery_codes: CODES }),
  });
  await page.person.click(await screen.findByRole('button', { name: 'Set up' }));
  await page.person.type(await screen.findByLabelText('Current password'), 'writes-every-day');
  await page.person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await page.person.type(screen.getByLabelText('Code of the app'), '123456');
  const kept = within(await screen.findByRole('dialog', { name: 'Keep these recovery codes' }));
  expect(kept.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
  const link = kept.getByRole('link', { name: 'Download' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(CODES.join('\n'));
  await page.person.keyboard('{Escape}');
  await page.person.click(kept.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('On. Each sign-in asks for a code of the app.')).toBeInTheDocument();
});

test('a wrong first code stays on its field', async () => {
  const page = show(false, {
    'account/startSecondFactor': () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' }),
    'account/confirmSecondFactor': () => apiFailure('wrongCode'),
  });
  await page.person.click(await screen.findByRole('button', { name: 'Set up' }));
  await page.person.type(await screen.findByLabelText('Current password'), 'writes-every-day{Enter}');
  await page.person.type(await screen.findByLabelText('Code of the app'), '123456');
  await waitFor(() => expect(screen.getByLabelText('Code of the app')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('Code of the app')).toHaveValue('123456');
});

test('removing asks for the password and a code', async () => {
  const page = show(true, { 'account/removeSecondFactor': () => SECURITY });
  await page.person.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.person.type(dialog.getByLabelText('Current password'), 'writes-every-day');
  await page.person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByLabelText('Code of the app, or a recovery code')).toHaveAccessibleDescription('Enter a code.');
  await page.person.type(dialog.getByLabelText('Code of the app, or a recovery code'), '123456');
  await page.person.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.api.callsOf('account/removeSecondFactor')[0]?.fields).toMatchObject({ code: '123456' });
});

test('a wrong code does not blame the password', async () => {
  const page = show(true, { 'account/renewRecoveryCodes': () => apiFailure('wrongCode') });
  await page.person.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const field = await screen.findByLabelText('Code of the app, or a recovery code');
  await page.person.type(field, '123456{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect verification code.'));
});
