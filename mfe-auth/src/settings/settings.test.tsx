import { getSession, useAppStore } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { SettingsPage } from './settings-page.tsx';

const show = () =>
  renderPage(<SettingsPage />, {
    path: '/setting',
    user: { email: 'noor@example.com' },
    messages,
    apiHandlers: { 'user/logout': () => ({}) },
  });

const preferences = () => useAppStore.getState().preferences;

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
  await page.person.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), '200 %');
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
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('signing out leads to /login', async () => {
  const page = show();
  expect(screen.getByText('You are signed in as noor@example.com.')).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(page.location()).toBe('/login'));
  expect(getSession()).toBeNull();
});
