/** A text as a source writes it; an apostrophe becomes the typographic one. @param {string} text */
export const quoteText = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", '’')}'`;
