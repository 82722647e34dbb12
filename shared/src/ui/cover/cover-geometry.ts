/** Units of the drawing: 3:4, as covers of stories are. */
export const COVER_WIDTH = 300;
export const COVER_HEIGHT = 400;
/** The upper 45 % belong to the words, the rest to the motif. */
export const TITLE_ZONE_BOTTOM = 180;
export const MOTIF_TOP = 184;
export const TEXT_LEFT = 24;
export const TEXT_WIDTH = 252;
/** Top of the first line. */
export const TITLE_TOP = 26;
/** Leaves room for the author's line above the zone's end. */
export const TITLE_HEIGHT = 124;
export const AUTHOR_GAP = 26;
export const AUTHOR_SIZE = 14;
