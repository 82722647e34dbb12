/** A frame with a hill. */
export const IMAGE_FALLBACK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#eae3e0"/>' +
    '<g fill="#a79a96"><circle cx="22" cy="23" r="5"/><path d="M8 50l16-18 11 12 8-8 13 14z"/></g></svg>',
)}`;

/**
 * Puts a placeholder in the place of each image that fails to load, but for `data-fallback="none"`: a user's picture
 * gives way to the default avatar (`Avatar`), a cover to the one that is drawn. Error events do not bubble, so it listens
 * while they are captured. Returns a function that takes it back.
 */
export function installImageFallback(): () => void {
  const onError = (event: Event): void => {
    const image = event.target;
    if (!(image instanceof HTMLImageElement) || image.dataset.fallback === 'none') return;
    if (image.src === IMAGE_FALLBACK) return;
    image.removeAttribute('srcset');
    image.src = IMAGE_FALLBACK;
  };
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
