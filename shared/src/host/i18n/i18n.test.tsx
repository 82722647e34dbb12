import { act, render, screen } from '@testing-library/react';
import { ERROR_CATALOGUE } from '../../contract/error-catalogue.ts';
import '../../testing/reset-host.ts';
import { useAppStore } from '../store/app-store.ts';
import { errorText } from './error-text.ts';
import { setMissingKeyHandler } from './i18n.ts';
import { changeLanguage, followLanguage, registerMessages } from './messages.ts';
import './register-catalogue.ts';
import './register-shared.ts';
import { NamespaceContext, useTranslation } from './use-translation.ts';

const messages = {
  en: { 'stories.count_one': '{{count}} story', 'stories.count_other': '{{count}} stories', hello: 'Hello <{{name}}>' },
  load: {
    es: async () => ({
      default: {
        'stories.count_one': '{{count}} historia',
        'stories.count_other': '{{count}} historias',
        hello: 'Hola',
      },
    }),
  },
};

function Page() {
  const { t, language } = useTranslation();
  return (
    <p>
      {language}: {t('stories.count', { count: 1 })}, {t('stories.count', { count: 3 })}, {t('hello', { name: 'A&B' })},{' '}
      {t('action.save')}
    </p>
  );
}

const renderPage = () =>
  render(
    <NamespaceContext value="stories">
      <Page />
    </NamespaceContext>,
  );

beforeEach(() => registerMessages('stories', messages));
afterEach(() => act(() => changeLanguage('en')));

test('texts of the page, then the shared ones, with plurals and parameters', () => {
  renderPage();
  expect(screen.getByText('en: 1 story, 3 stories, Hello <A&B>, Save')).toBeInTheDocument();
});

test('a mounted page changes its language with the preference', async () => {
  const stop = followLanguage();
  renderPage();
  act(() => useAppStore.getState().setPreferences({ language: 'es' }));
  expect(await screen.findByText('es: 1 historia, 3 historias, Hola, Guardar')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  stop();
});

describe('a language whose texts are on their way', () => {
  /** Begins to change to Spanish, of which `namespace` waits for its texts. */
  async function beginSpanish(namespace: string) {
    let arrive = (): void => {};
    const load = () =>
      new Promise<{ default: Record<string, string> }>((resolve) => {
        arrive = () => resolve({ default: { title: 'Tarde' } });
      });
    await act(() => registerMessages(namespace, { en: { title: 'Late' }, load: { es: load } }));
    const spanish = changeLanguage('es');
    return () =>
      act(() => {
        arrive();
        return spanish;
      });
  }

  test('does not come once another one has been chosen', async () => {
    renderPage();
    const arrive = await beginSpanish('late');
    await act(() => changeLanguage('en'));
    await arrive();
    expect(screen.getByText('en: 1 story, 3 stories, Hello <A&B>, Save')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });

  test('is that of a package, too, which comes meanwhile', async () => {
    const arrive = await beginSpanish('later');
    const load = { es: async () => ({ default: { title: 'En español' } }) };
    await registerMessages('meanwhile', { en: { title: 'In English' }, load });
    await arrive();
    render(<Title namespace="meanwhile" />);
    expect(screen.getByText('es: En español')).toBeInTheDocument();
  });
});

test('English stands in for a language that cannot be loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const en = { title: 'In English' };
  await registerMessages('offline', { en, load: { es: () => Promise.reject(new Error('offline')) } });
  await act(() => changeLanguage('es'));
  render(<Title />);
  expect(screen.getByText('es: In English')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('offline'), expect.any(Error));
  await registerMessages('offline', { en, load: {} });
});

test('a plural that a language forms but nobody has written is its other form, and a count is written as numbers are', async () => {
  await act(() => changeLanguage('es'));
  render(<Million />);
  expect(screen.getByText('1.000.000 historias')).toBeInTheDocument();
});

test('a key that nobody has written is reported', () => {
  const missing = jest.fn();
  setMissingKeyHandler(missing);
  renderPage();
  expect(missing).not.toHaveBeenCalled();
  render(<Missing />);
  expect(missing).toHaveBeenCalledWith(expect.any(String), 'nobody.wrote.this');
});

function Title({ namespace = 'offline' }) {
  const { t, language } = useTranslation(namespace);
  return (
    <p>
      {language}: {t('title')}
    </p>
  );
}

function Million() {
  const { t } = useTranslation('stories');
  return t('stories.count', { count: 1_000_000 });
}

function Missing() {
  const { t } = useTranslation('stories');
  return t('nobody.wrote.this');
}

describe('error texts', () => {
  const mapped = ERROR_CATALOGUE.flatMap((entry) => ('message' in entry ? [entry] : []));

  test.each(mapped)('$name', async ({ name, message }) => {
    expect(errorText(name, 'From the server.')).toBe(message);
    await act(() => changeLanguage('es'));
    const spanish = errorText(name, 'From the server.');
    expect(spanish).not.toBe(message);
    expect(spanish).not.toBe('From the server.');
  });

  test('a name without a text has the server’s', () => {
    expect(errorText('storyUnavailable', 'From the server.')).toBe('From the server.');
  });
});
