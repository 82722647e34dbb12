import config from '../../remote.config.ts';

it.each(['en', 'es'] as const)('has a label in %s for every title and navigation entry', (language) => {
  const keys = [...config.pages.map((page) => page.title), ...config.navigation.flatMap((e) => [e.label, e.tabLabel])];
  expect(Object.keys(config.labels[language])).toEqual(expect.arrayContaining(keys));
});
