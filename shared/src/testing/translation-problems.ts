type Texts = Readonly<Record<string, string>>;

/**
 * What another language lacks beside the English texts: missing and unknown keys, empty texts, other parameters
 * (`{{count}}`) or marks (`<b>`), percent signs that a line may begin with. Empty when it is complete.
 */
export function translationProblems(english: Texts, translated: Texts): string[] {
  const wanted = new Map(Object.entries(english));
  const given = new Map(Object.entries(translated));
  const missing = [...wanted.keys()].filter((key) => !given.get(key)?.trim()).map((key) => `${key}: missing or empty`);
  const others = [...given].flatMap(([key, text]) => {
    const source = wanted.get(key);
    if (source === undefined) return [`${key}: not in English`];
    return slots(source) === slots(text) ? [] : [`${key}: [${slots(text)}] in place of [${slots(source)}]`];
  });
  const loose = [...given].filter(([, text]) => / %/.test(text)).map(([key]) => `${key}: % may begin a line`);
  return [...missing, ...others, ...loose];
}

const slots = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted().join(' ');
