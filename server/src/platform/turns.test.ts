import { createTurns } from './turns.ts';

test('two at a time, the others as they came, also when one fails', async () => {
  const order: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const inTurn = createTurns(2);
  const start = (name: string) =>
    inTurn(() => {
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
