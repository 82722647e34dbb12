import { useLocation } from '@myfiction/shared/host.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { LegalSection } from './legal-text.ts';

/** A section counts as read from this far below the top of the window, in px: under the bar that stays. */
const TOP_PX = 200;

/**
 * The section that is being read, by the position on the page; follows `#id` of the address there.
 * @returns its id
 */
export function useSectionInView(article: RefObject<HTMLElement | null>, sections: readonly LegalSection[]): string {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    const follow = () => {
      const passed = [...(article.current?.querySelectorAll('section[id]') ?? [])].filter(
        (section) => section.getBoundingClientRect().top < TOP_PX,
      );
      setCurrent(passed.at(-1)?.id ?? sections[0]?.id ?? '');
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [article, sections]);
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const target = sections.some((section) => section.id === id) ? document.getElementById(id) : null;
    if (!target) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    setCurrent(id);
  }, [hash, key, sections]);
  return current;
}
