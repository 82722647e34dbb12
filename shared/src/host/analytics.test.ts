import { setAnalyticsSink, trackEvent } from './analytics.ts';

afterEach(() => setAnalyticsSink(undefined));

test('events wait for the sink and keep their order', () => {
  const seen: string[] = [];
  trackEvent('first');
  trackEvent('second', { page: 'home' });
  setAnalyticsSink((name, properties) => seen.push(`${name} ${JSON.stringify(properties)}`));
  trackEvent('third');
  expect(seen).toEqual(['first {}', 'second {"page":"home"}', 'third {}']);
});

test('a sink that fails breaks nothing', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  setAnalyticsSink(() => {
    throw new Error('full');
  });
  expect(() => trackEvent('event')).not.toThrow();
  expect(log).toHaveBeenCalledTimes(1);
});
