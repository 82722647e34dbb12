import sharp from 'sharp';
import { convertIdImage } from '../applications/images/convert-id-image.ts';
import { convertImage } from './convert-image.ts';
import { inPictureTurn } from './picture-turns.ts';

test('two at a time, the others as they came, also when one fails', async () => {
  const order: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const start = (name: string) =>
    inPictureTurn(() => {
      order.push(name);
      return new Promise<void>((resolve, reject) => {
        end.set(name, (error) => (error ? reject(error) : resolve()));
      });
    });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(start);
  expect(order).toEqual(['a', 'b']);
  end.get('a')?.(new Error('broken'));
  await expect(a).rejects.toThrow('broken');
  expect(order).toEqual(['a', 'b', 'c']);
  end.get('b')?.();
  await b;
  expect(order).toEqual(['a', 'b', 'c', 'd']);
  end.get('c')?.();
  end.get('d')?.();
  await Promise.all([c, d]);
});

test('pictures that come at once leave threads to everything else', async () => {
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fc4383' } })
    .png()
    .toBuffer();
  let most = 0;
  const count = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', count);
  const covers = [1, 2, 3].map(() => convertImage(bytes, 'cover'));
  const cards = [1, 2, 3].map(() => convertIdImage(bytes));
  await Promise.all([...covers, ...cards]);
  sharp.queue.off('change', count);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
