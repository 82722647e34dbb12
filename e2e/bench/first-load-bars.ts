/** Over the wire until a page is ready, in KB, without fonts. */
export const FIRST_LOAD_KB = { signIn: 170, myStories: 330 } as const;
