import { useLocation, useNavigationType } from '@myfiction/shared/host.ts';
import { useSectionInView } from '@myfiction/shared/screen/use-section-in-view.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { LegalSection } from './legal-text.ts';

/** Entries of the history that were here: the shell brings them back to where they were left. */
const seen = new Set<string>();

/**
 * The section that is being read, by the position on the page; follows `#id` of the address there.
 * @returns its id
 */
export function useLegalSection(article: RefObject<HTMLElement | null>, sections: readonly LegalSection[]): string {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const entry = useRef<string>(undefined);
  const [current, setCurrent] = useSectionInView(article);
  useEffect(() => {
    const isBack = navigation === 'POP' && entry.current !== key && seen.has(key);
    entry.current = key;
    seen.add(key);
    if (isBack) return;
    const id = hash.slice(1);
    const target = sections.some((section) => section.id === id) ? document.getElementById(id) : null;
    if (!target) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    setCurrent(id);
  }, [hash, key, navigation, sections, setCurrent]);
  return current ?? sections[0]?.id ?? '';
}
