import {
  isEmail,
  PEN_NAME_GUEST,
  PEN_NAME_PILED_SIGNS,
  PEN_NAME_REQUIRED,
  PEN_NAME_TOO_LONG,
  PEN_NAME_TWO_ALPHABETS,
  penNameProblem,
} from './rules.ts';

test.each([
  ['', PEN_NAME_REQUIRED],
  ['   ', PEN_NAME_REQUIRED],
  ['\t\n\u00A0', PEN_NAME_REQUIRED],
  ['\u200B\u2060', PEN_NAME_REQUIRED],
  ['Guest', PEN_NAME_GUEST],
  ['Gu\u200Best', PEN_NAME_GUEST],
  ['نوره\u200Cها', undefined],
  ['gUEST', PEN_NAME_GUEST],
  ['  guest ', PEN_NAME_GUEST],
  ['a'.repeat(51), PEN_NAME_TOO_LONG],
  ['🐺'.repeat(51), PEN_NAME_TOO_LONG],
  ['Guest Writer', undefined],
  ['a'.repeat(50), undefined],
  ['🐺'.repeat(50), undefined],
  [` ${'a'.repeat(50)} `, undefined],
  ['Ana Ñandú', undefined],
  ['N\u043E\u043Er Valdez', PEN_NAME_TWO_ALPHABETS],
  ['N\u200B\u043E\u200Bor', PEN_NAME_TWO_ALPHABETS],
  ['\u0391na', PEN_NAME_TWO_ALPHABETS],
  ['Нора Valdez', undefined],
  ['α-reader 2', undefined],
  ['田中Rin', undefined],
  [`N\u0301\u0302\u0303\u0304\u0305or`, PEN_NAME_PILED_SIGNS],
  [`No${'\u0301\u200D'.repeat(20)}r`, PEN_NAME_PILED_SIGNS],
  ['Nguye\u0302\u0303n', undefined],
  ['སྒྲུབ', undefined],
  ['👩‍👩‍👧‍👦❤️', undefined],
  ['Zöe\u0301', undefined],
])('pen name %j: %s', (name, problem) => {
  expect(penNameProblem(name)).toBe(problem);
});

test('the messages are those of the specification', () => {
  expect([PEN_NAME_REQUIRED, PEN_NAME_GUEST]).toEqual([
    'A pen name is required.',
    'Please kindly refrain from using "Guest" as your pen name.',
  ]);
});

test.each([
  ['ada@example.org', true],
  ['a+b@mail.example.org', true],
  ['ada@example', false],
  ['ada example@example.org', false],
  ['@example.org', false],
  ['ada@@example.org', false],
  [`${'a'.repeat(250)}@a.b`, true],
  [`${'a'.repeat(251)}@a.b`, false],
])('isEmail(%j) is %s', (value, expected) => {
  expect(isEmail(value)).toBe(expected);
});
