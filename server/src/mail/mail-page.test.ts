import { mailPage } from './mail-page.ts';

const page = mailPage('es', '<p>Hola</p>');

test('a letter is as wide as a phone and breaks an address that is wider', () => {
  expect(page).toContain(
    '<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
  );
  expect(page).toContain('overflow-wrap:anywhere');
});

test('a letter has light text where it is read at night', () => {
  expect(page).toContain('<meta name="color-scheme" content="light dark">');
  expect(page).not.toMatch(/background|color:#2b1a24/);
});
