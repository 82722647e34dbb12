/**
 * Class of what an author has justified, in our own EPUBs. In other books justified text is the book's look, not the
 * author's choice, and an import leaves it aside.
 */
export const JUSTIFIED_CLASS = 'author-justified';
