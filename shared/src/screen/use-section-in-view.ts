import { type RefObject, useEffect, useState } from 'react';

/** A section counts as read from this far below the top of the window, in px: under the bar that stays. */
const TOP_PX = 200;

/**
 * The section of the page that is being read, by its position: at the end of the page the last one, which may be too
 * short to come to the top.
 *
 * @param page around the sections, each a `section` with an id
 * @returns its id, undefined before the first is reached; and the way to name another one
 */
export function useSectionInView(page: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const follow = () => {
      const sections = [...(page.current?.querySelectorAll('section[id]') ?? [])];
      const passed = sections.filter((section) => section.getBoundingClientRect().top < TOP_PX);
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1;
      setCurrent((isAtEnd ? sections : passed).at(-1)?.id);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [page]);
  return [current, setCurrent] as const;
}
