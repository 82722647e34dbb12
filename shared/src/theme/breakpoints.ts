/** Phones have their own layout up to this width, in CSS px. */
export const PHONE_WIDTH = 760;

/** The sidebar shows icons only up to this width, in CSS px. */
export const COLLAPSED_WIDTH = 1080;

/** Widths in CSS px at which a layout becomes narrower. Stylesheets ask for no other: the build refuses them. */
export const BREAKPOINTS: readonly number[] = [
  420,
  PHONE_WIDTH,
  860,
  900,
  960,
  1000,
  COLLAPSED_WIDTH,
  1100,
  1144,
  1180,
  1240,
  1320,
];
