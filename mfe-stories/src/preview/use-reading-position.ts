import { type RefObject, useEffect, useState } from 'react';

export interface ReadingPosition {
  page: number;
  pages: number;
}

/** Screens of text in a scrolling element, and the one in view. Measured, so it follows width, size and fonts. */
export function useReadingPosition(screen: RefObject<HTMLElement | null>, text: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<ReadingPosition>({ page: 1, pages: 1 });
  useEffect(() => {
    const view = screen.current;
    if (!view) return;
    const measure = () => {
      const height = Math.max(1, view.clientHeight);
      const pages = Math.max(1, Math.ceil((view.scrollHeight - 1) / height));
      const atEnd = view.scrollTop + height >= view.scrollHeight - 2;
      const page = atEnd ? pages : Math.min(pages, Math.floor(view.scrollTop / height) + 1);
      setPosition((before) => (before.page === page && before.pages === pages ? before : { page, pages }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    if (text.current) observer.observe(text.current);
    view.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', measure);
    };
  }, [screen, text]);
  return position;
}
