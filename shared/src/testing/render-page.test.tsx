import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { callApi } from '../host/api/call-api.ts';
import { useTranslation } from '../host/i18n/use-translation.ts';
import { useUser } from '../host/store/use-app.ts';
import { apiFailure } from './api-failure.ts';
import { everythingAsked } from './everything-asked.ts';
import { takeProblems } from './problems.ts';
import { renderPage } from './render-page.tsx';

const messages = { namespace: 'demo', en: { hello: 'Hello {{name}}' }, load: {} };

function Page() {
  const { t } = useTranslation();
  const name = useUser()?.uname ?? 'nobody';
  const region = useQuery({ queryKey: ['region'], queryFn: () => callApi('region/check', {}) });
  return (
    <p>
      {t('hello', { name })} {useParams().id} {region.data?.region ?? region.error?.message}
      <Link to="/next?a=1">Next</Link>
    </p>
  );
}

const options = { path: '/pages/7', paths: ['/pages/:id'], messages };

test('renders a page over faked calls, for an author, at an address', async () => {
  const page = renderPage(<Page />, { ...options, apiHandlers: { 'region/check': () => ({ region: 'US' }) } });
  expect(await screen.findByText(/Hello Ada Lovewell 7 US/)).toBeInTheDocument();
  await page.person.click(screen.getByText('Next'));
  expect(page.location()).toBe('/next?a=1');
  expect(page.api.calls.map(({ name }) => name)).toEqual(['region/check']);
});

test('nobody signed in, and a call that fails', async () => {
  const apiHandlers = { 'region/check': () => apiFailure('serverError') };
  renderPage(<Page />, { ...options, user: null, apiHandlers });
  expect(await screen.findByText(/Hello nobody 7 Something went wrong/)).toBeInTheDocument();
});

test('a request that nobody faked names itself', async () => {
  renderPage(<Page />, options);
  expect(await screen.findByText(/Network connection error/)).toBeInTheDocument();
  expect(takeProblems()).toContain('Unfaked request in a test: region/check');
});

test('what a page asks for as it appears is known when its test ends at once', async () => {
  const { api } = renderPage(<Page />, { ...options, apiHandlers: { 'region/check': () => ({ region: 'US' }) } });
  expect(api.calls).toEqual([]);
  await everythingAsked();
  expect(api.calls).toMatchObject([{ name: 'region/check' }]);
});

test('a fake that does not answer as the contract says is found out', async () => {
  renderPage(<Page />, { ...options, apiHandlers: { 'region/check': () => ({ region: 5 }) as never } });
  await screen.findByText(/Hello Ada/);
  await screen.findByText(/7 5/);
  expect(takeProblems().join()).toContain('The output of region/check');
});

test('a text that nobody wrote is found out', () => {
  renderPage(<Missing />, options);
  expect(takeProblems()).toContain('No text for the key nobody.wrote.this');
});

function Missing() {
  return useTranslation().t('nobody.wrote.this');
}
