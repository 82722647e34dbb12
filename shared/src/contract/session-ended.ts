/** State of the entry of the browser's history in which /login tells why the author is there. */
export const SESSION_ENDED = 'session-ended';
