import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

const { matchesDontThrow } = selectors;
const known = new Map();

/**
 * Who looks for a role asks for the style of each element of a page, and for each of them jsdom tries all rules of the
 * browser's own sheet, most of which are about elements of another name.
 */
selectors.matchesDontThrow = (element, selector) => {
  if (!known.has(selector)) known.set(selector, tagsOf(selector));
  const tags = known.get(selector);
  return (!tags || tags.has(element._localName.toLowerCase())) && matchesDontThrow(element, selector);
};

/**
 * @example tagsOf('dialog:not([open]), ul li') // new Set(['dialog', 'li'])
 * @param {string} selector
 * @returns {Set<string> | undefined} The names that an element may have that it matches, where all are in it.
 */
export function tagsOf(selector) {
  const plain = withoutGroups(selector);
  if (/[^\w\s,:.#>+~-]/.test(plain)) return undefined;
  const tags = plain
    .split(',')
    .map((part) => /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/i.exec(part.trim())?.[1].toLowerCase());
  return tags.includes(undefined) ? undefined : new Set(tags);
}

/** Without what stands in brackets, from the inside out. */
function withoutGroups(selector) {
  const rest = selector.replaceAll(/\[[^[\]()"']*(?:"[^"\\]*"|'[^'\\]*')?[^[\]()"']*\]|\([^()[\]"'\\]*\)/g, '');
  return rest === selector ? rest : withoutGroups(rest);
}
