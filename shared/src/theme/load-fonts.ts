let prose: Promise<unknown> | undefined;
let cover: Promise<unknown> | undefined;

/** Declares Literata. The browser fetches the file only when a text uses it. A failed load may be tried again. */
export function loadProseFont(): Promise<unknown> {
  prose ??= import('./fonts-prose.css').catch(() => {
    prose = undefined;
  });
  return prose;
}

/** Declares Fraunces, used by covers and activity pages only. */
export function loadCoverFont(): Promise<unknown> {
  cover ??= import('./fonts-cover.css').catch(() => {
    cover = undefined;
  });
  return cover;
}
