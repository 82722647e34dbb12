import { styleRules } from './style-rules.ts';

const namesIn = (packageName: string) =>
  JSON.stringify(styleRules(true, packageName)).match(/"localIdentHashSalt":"([^"]+)"/)?.[1];

test('files of the same name in two packages make different classes', () => {
  expect(namesIn('mfe-comments')).toBe('mfe-comments');
  expect(namesIn('mfe-inbox')).not.toBe(namesIn('mfe-comments'));
});
