import { readSettings } from './reader-settings.ts';

const defaults = { device: 'phone', width: 390, colour: 'sepia', size: 19 };

it.each([
  ['nothing', null, defaults],
  ['no JSON', '{', defaults],
  ['another kind of value', '7', defaults],
  ['null', 'null', defaults],
  [
    'what it wrote',
    '{"device":"tablet","width":412,"colour":"dark","size":22}',
    { device: 'tablet', width: 412, colour: 'dark', size: 22 },
  ],
  ['values out of range', '{"width":9999,"colour":"pink","size":900}', defaults],
])('reads %s', (_, text, settings) => {
  expect(readSettings(text)).toEqual(settings);
});
