/** Makes the window match a media query, for example the phone layout. Undone by jest's restoreMocks. */
export function matchMedia(query: string): void {
  const original = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = original(media);
    return media === query ? Object.assign(list, { matches: true }) : list;
  });
}
