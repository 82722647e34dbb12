import { FIELDS } from '../../desk/applications/application-input.ts';
import { fieldName } from './field-name.ts';
import { listPoints } from './letter.ts';

const text = 'Look again.';

test.each([
  ['person.first_name', 'Legal first name: ', 'Nombre legal: '],
  ['work.other_platforms.1.url', 'Platform 2: ', 'Plataforma 2: '],
  ['effective_date', 'It begins on: ', 'Empieza el: '],
  ['declarations.true_data', 'What I wrote about myself is true: ', 'Lo que he escrito sobre mí es verdad: '],
  ['', '', ''],
  ['a field of long ago', '', ''],
])('a point about "%s" names its field as the form does', (field, en, es) => {
  expect(listPoints([{ field, text }], 'en')).toBe(`• ${en}${text}`);
  expect(listPoints([{ field, text }], 'es')).toBe(`• ${es}${text}`);
});

test('every field that a point can be about has a name', () => {
  expect(FIELDS.filter((field) => fieldName(field, 'en') === '' || fieldName(field, 'es') === '')).toEqual([]);
});
