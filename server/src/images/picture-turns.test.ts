import sharp from 'sharp';
import { convertIdImage } from '../applications/images/convert-id-image.ts';
import { until } from '../testing/until.ts';
import { convertImage } from './convert-image.ts';

function inWork(): number {
  const { queue, process } = sharp.counters();
  return queue + process;
}

test('pictures that come at once leave threads to everything else', async () => {
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fc4383' } })
    .png()
    .toBuffer();
  // The count is the process's: a picture of tests before may still be in work.
  await until(async () => inWork() === 0);
  let most = 0;
  // What goes on with a picture that is done runs before that one is taken off the count.
  const count = () =>
    setImmediate(() => {
      // One that leaves the queue between the two counts is in both: two pictures can spoil two of three readings.
      most = Math.max(most, Math.min(inWork(), inWork(), inWork()));
    });
  sharp.queue.on('change', count);
  const covers = [1, 2, 3].map(() => convertImage(bytes, 'cover'));
  const cards = [1, 2, 3].map(() => convertIdImage(bytes));
  await Promise.all([...covers, ...cards]);
  sharp.queue.off('change', count);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
