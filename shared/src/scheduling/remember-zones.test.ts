import { rememberZones } from './remember-zones.ts';

it('makes what belongs to a zone once', () => {
  const make = jest.fn((zone: string) => zone === 'UTC');
  const ofZone = rememberZones(make);
  expect(['UTC', 'Mars', 'UTC', 'Mars'].map(ofZone)).toEqual([true, false, true, false]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps no more than there can be zones, however somebody spells them', () => {
  const make = jest.fn((zone: string) => ({ zone }));
  const ofZone = rememberZones(make);
  for (let spelling = 0; spelling <= 1_000; spelling += 1) ofZone(`utc ${spelling}`);
  ofZone('utc 1000');
  expect(make).toHaveBeenCalledTimes(1_001);
  ofZone('utc 0');
  expect(make).toHaveBeenCalledTimes(1_002);
});
