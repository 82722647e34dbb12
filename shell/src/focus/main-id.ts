/** Where the skip link leads, in every layout. */
export const MAIN_ID = 'main';
