import { scrollStep } from './auto-scroll.ts';

const edges = { top: 60, bottom: 68 };
const step = (y: number) => scrollStep(y, 800, edges);

it('scrolls near the edges of what can be seen, faster the nearer', () => {
  expect(step(400)).toBe(0);
  expect(step(150)).toBeLessThan(0);
  expect(step(70)).toBeLessThan(step(150));
  expect(step(640)).toBeGreaterThan(0);
  expect(step(730)).toBeGreaterThan(step(640));
});

it('is no faster beyond the edge', () => {
  expect(step(-500)).toBe(step(60));
  expect(step(2000)).toBe(step(732));
});
