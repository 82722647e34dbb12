import { lazyPart } from './lazy-part.ts';

test('loads once, and again only after a failure', async () => {
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');
  const part = lazyPart(load);
  await expect(part()).rejects.toThrow('offline');
  await expect(Promise.all([part(), part()])).resolves.toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});
