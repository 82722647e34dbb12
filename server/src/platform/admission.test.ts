import { type AdmissionLimits, createAdmission } from './admission.ts';

const LIMITS: AdmissionLimits = { atATime: 1, mostWaiting: 2, longestWaitMs: 60_000 };

/** Starts calls by name and ends them when told. */
function startCalls(limits: Partial<AdmissionLimits> = {}) {
  const admission = createAdmission({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const hold = (name: string): Promise<void> => {
    begun.push(name);
    return new Promise((end) => ends.set(name, end));
  };
  return {
    admission,
    begun,
    hold,
    end: (name: string) => ends.get(name)?.(),
    start: (name: string) => admission.run(() => hold(name)),
  };
}
const settle = () => new Promise((done) => setImmediate(done));

test('calls beyond the first wait as they came, and beyond those that may wait they are told so at once', async () => {
  const { admission, begun, end, start } = startCalls();
  const [a, b, c] = ['a', 'b', 'c'].map(start);
  await expect(start('d')).rejects.toMatchObject({ errorName: 'busy' });
  expect([begun, admission.running, admission.waiting]).toEqual([['a'], 1, 2]);
  end('a');
  await a;
  await settle();
  end('b');
  await b;
  await settle();
  end('c');
  await c;
  expect([begun, admission.running, admission.waiting]).toEqual([['a', 'b', 'c'], 0, 0]);
});

test('who has waited long enough is told so and takes no place', async () => {
  const { admission, begun, end, start } = startCalls({ longestWaitMs: 10 });
  const a = start('a');
  await expect(start('b')).rejects.toMatchObject({ errorName: 'busy' });
  end('a');
  await a;
  expect([begun, admission.running, admission.waiting]).toEqual([['a'], 0, 0]);
});

test('while an upload arrives its call has no place, and afterwards it is before those that wait and never refused', async () => {
  const { admission, begun, hold, end, start } = startCalls({ mostWaiting: 1 });
  const upload = admission.run(async (apart) => {
    await apart(() => hold('arrives'));
    await hold('kept');
  });
  const other = start('other');
  await settle();
  const third = start('third');
  end('arrives');
  await settle();
  expect([begun, admission.running, admission.waiting]).toEqual([['arrives', 'other'], 1, 2]);
  end('other');
  await other;
  await settle();
  expect(begun).toEqual(['arrives', 'other', 'kept']);
  end('kept');
  await upload;
  await settle();
  end('third');
  await third;
  expect(admission.running).toBe(0);
});

test('what fails gives its place back', async () => {
  const { admission } = startCalls();
  const broken = async () => {
    throw new Error('broken');
  };
  await expect(admission.run(broken)).rejects.toThrow('broken');
  await expect(admission.run((apart) => apart(broken))).rejects.toThrow('broken');
  expect(admission.running).toBe(0);
});
