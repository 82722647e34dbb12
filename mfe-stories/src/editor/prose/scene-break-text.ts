const SCENE_BREAK =
  /^(?:\*[ \t]*\*[ \t]*\*(?:[ \t]*\*)*|#|⁂|[~✦❦◇]|~[ \t]*~[ \t]*~|[-–—][ \t]*[-–—][ \t]*[-–—][-–— \t]*|_{3,})$/;

/** How a scene break stands in plain text. */
export const SCENE_BREAK_TEXT = '* * *';

/** True for a line that stands for a scene break: `***`, `* * *`, `#`, `---`, an asterism. */
export function isSceneBreakText(text: string): boolean {
  return SCENE_BREAK.test(text.replace(/\u00a0/g, ' ').trim());
}
