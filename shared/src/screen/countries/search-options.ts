export interface SearchedOption {
  value: string;
  label: string;
  /** Other names, as `plainName` has them, with spaces between. */
  also: string;
}

/** Without accents and capitals: "cote" finds "Côte d’Ivoire". */
export function plainName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

/** Whether it is typed in full, by any of its names. */
export function isNamed({ label, also }: SearchedOption, wanted: string): boolean {
  return plainName(label) === wanted || also.split(' ').includes(wanted);
}

/** Options that are named by the typed text, then those that have it at the beginning, at the beginning of a word, anywhere. */
export function searchOptions(options: readonly SearchedOption[], typed: string): readonly SearchedOption[] {
  const wanted = plainName(typed);
  if (wanted === '') return options;
  const begins = (text: string) => text.startsWith(wanted);
  const rank = (option: SearchedOption): number => {
    const name = plainName(option.label);
    const words = `${name} ${option.also}`.split(/[\s(-]+/);
    return [isNamed(option, wanted), begins(name), words.some(begins), name.includes(wanted)].indexOf(true);
  };
  return options
    .map((option) => ({ option, place: rank(option) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}
