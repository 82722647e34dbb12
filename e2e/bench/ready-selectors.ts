/** What an author came for, in each measured page. */
export const SIGN_IN_READY = '[data-exposed="pages/login-email"] input[type="password"]';
export const WAYS_READY = '[data-exposed="pages/login"] a[href^="/login/email"]';
export const MY_STORIES_READY = '[data-exposed="pages/my-stories"] a[href^="/my-stories/detail?id="]';
export const HOME_READY = '[data-exposed="pages/home"] h2';
export const COMMENTS_READY = '[data-exposed="pages/comments"] [data-comment]';
export const EDITOR_READY = '[role="textbox"][aria-label="Chapter text"] p';
