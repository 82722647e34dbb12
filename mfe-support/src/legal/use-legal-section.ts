import { useLocation } from '@myfiction/shared/host.ts';
import { useSectionInView } from '@myfiction/shared/screen/use-section-in-view.ts';
import { type RefObject, useEffect } from 'react';
import type { LegalSection } from './legal-text.ts';

/**
 * The section that is being read, by the position on the page; follows `#id` of the address there.
 * @returns its id
 */
export function useLegalSection(article: RefObject<HTMLElement | null>, sections: readonly LegalSection[]): string {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useSectionInView(article);
  useEffect(() => {
    const id = hash.slice(1);
    const target = sections.some((section) => section.id === id) ? document.getElementById(id) : null;
    if (!target) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    setCurrent(id);
  }, [hash, key, sections, setCurrent]);
  return current ?? sections[0]?.id ?? '';
}
