import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

function toolsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One tab stop for the whole bar; the arrow keys move within it (toolbar pattern of the ARIA practices). */
export function useRovingTools() {
  const bar = useRef<HTMLDivElement>(null);
  const stop = (tool: HTMLElement | undefined) => {
    for (const other of toolsIn(bar.current)) other.tabIndex = other === tool ? 0 : -1;
  };
  useLayoutEffect(() => {
    const tools = toolsIn(bar.current);
    const current = tools.find((tool) => tool.tabIndex === 0 && tool.matches(':focus')) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === current ? 0 : -1;
  }, []);
  return {
    ref: bar,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const tool = event.target.closest<HTMLElement>('[data-tool]');
      if (tool) stop(tool);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const tools = toolsIn(bar.current);
      const current = tools.findIndex((tool) => tool.matches(':focus'));
      const next = current < 0 ? undefined : nextIndex(event.key, current, tools.length);
      if (next === undefined) return;
      event.preventDefault();
      tools[next]?.focus();
    },
  };
}
