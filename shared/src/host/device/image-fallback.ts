const svg = (body: string): string => `data:image/svg+xml,${encodeURIComponent(body)}`;

/** A person's outline, for user pictures. */
export const AVATAR_FALLBACK = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#eae3e0"/>' +
    '<g fill="#a79a96"><circle cx="32" cy="25" r="11"/><path d="M10 58c2-14 11-20 22-20s20 6 22 20z"/></g></svg>',
);
/** A frame with a hill, for every other picture. */
export const IMAGE_FALLBACK = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#eae3e0"/>' +
    '<g fill="#a79a96"><circle cx="22" cy="23" r="5"/><path d="M8 50l16-18 11 12 8-8 13 14z"/></g></svg>',
);

/**
 * Puts a placeholder in the place of each image that fails to load: the avatar for `data-fallback="avatar"`, nothing
 * for `data-fallback="none"` (the component has its own), the generic one otherwise. Error events do not bubble, so it
 * listens while they are captured. Returns a function that takes it back.
 */
export function installImageFallback(): () => void {
  const onError = (event: Event): void => {
    const image = event.target;
    if (!(image instanceof HTMLImageElement) || image.dataset.fallback === 'none') return;
    const placeholder = image.dataset.fallback === 'avatar' ? AVATAR_FALLBACK : IMAGE_FALLBACK;
    if (image.src === placeholder) return;
    image.removeAttribute('srcset');
    image.src = placeholder;
  };
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
