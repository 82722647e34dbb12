/** No line breaks at the hyphen, where a word joiner follows it: the fonts have no hyphen that does not break. */
export const W8BEN = 'W-\u20608BEN';
export const W9 = 'W-\u20609';
