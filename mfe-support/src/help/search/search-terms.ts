/** Words that say nothing about the question. Both languages: authors mix them. */
const EMPTY_WORDS = new Set(
  (
    'a an and are as at be can do does did for from how i if in is it me my of on or that the this to was we what when ' +
    'where which who why will with you your have has am not get ' +
    'al como con cual cuando de del donde el en es esta este la las lo los mi mis no o para por que se si su un una y ' +
    'hago puedo'
  ).split(' '),
);

/** A word as the index keeps it: without accents and capitals. Null for one that says nothing. */
export function searchTerm(word: string): string | null {
  const term = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return EMPTY_WORDS.has(term) || term === '' ? null : stem(term);
}

/** “chapters” finds “chapter”. */
function stem(term: string): string {
  return term.length > 3 && term.endsWith('s') && !term.endsWith('ss') ? term.slice(0, -1) : term;
}
