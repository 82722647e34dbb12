/** As long as a story's, `STORY_TITLE_MAX`: it stands in the same lists and bars. */
const TITLE_MAX = 100;

/** What `--title` says, on one line. @param {string} text @returns {string} */
export function readTitle(text) {
  const title = text.trim();
  if ([...title].length > TITLE_MAX || /\p{Cc}|\u2028|\u2029/u.test(title)) {
    throw new Error(`--title is one line of at most ${TITLE_MAX} characters.`);
  }
  return title;
}
