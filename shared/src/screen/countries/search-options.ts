export interface SearchedOption {
  value: string;
  label: string;
}

/** Without accents and capitals: "cote" finds "Côte d’Ivoire". */
export function plainName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

/** Options that have the typed text at the beginning, then at the beginning of a word, then anywhere. */
export function searchOptions(options: readonly SearchedOption[], typed: string): readonly SearchedOption[] {
  const wanted = plainName(typed);
  if (wanted === '') return options;
  const rank = ({ label }: SearchedOption): number => {
    const name = plainName(label);
    if (name.startsWith(wanted)) return 0;
    if (name.split(/[\s(-]+/).some((word) => word.startsWith(wanted))) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, place: rank(option) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}
