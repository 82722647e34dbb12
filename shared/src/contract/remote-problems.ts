import { type RemoteConfig, SERVED_CONTRACTS } from './platform.ts';

const LANGUAGES = ['en', 'es'] as const;

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function* identityProblems(config: RemoteConfig): Generator<string> {
  if (!/^[a-z][a-z0-9-]*$/.test(config.name)) yield `name "${config.name}" is not kebab-case`;
  if (!SERVED_CONTRACTS.includes(config.contract)) yield `contract ${config.contract} is not served`;
  if (config.pages.length === 0) yield 'there is no page';
}

function* pageProblems(config: RemoteConfig): Generator<string> {
  for (const id of duplicates(config.pages.map((page) => page.id))) yield `page id "${id}" is there twice`;
  for (const path of duplicates(config.pages.flatMap((page) => page.paths))) yield `path "${path}" is there twice`;
  for (const page of config.pages) {
    if (page.paths.length === 0) yield `page "${page.id}" has no path`;
    for (const path of page.paths) if (!path.startsWith('/')) yield `path "${path}" does not start with a slash`;
  }
}

function* labelProblems(config: RemoteConfig): Generator<string> {
  const navigation = config.navigation ?? [];
  const used = [
    ...config.pages.map((page) => page.title),
    ...config.pages.flatMap((page) => page.description ?? []),
    ...navigation.map((entry) => entry.label),
    ...navigation.flatMap((entry) => entry.tabLabel ?? []),
  ];
  for (const language of LANGUAGES) {
    for (const key of new Set(used)) {
      if (!config.labels[language]?.[key]) yield `label "${key}" is missing in ${language}`;
    }
  }
}

/** What is wrong with a remote's declaration, as far as it can be told without its sources; empty when nothing is. */
export function remoteProblems(config: RemoteConfig): string[] {
  return [...identityProblems(config), ...pageProblems(config), ...labelProblems(config)];
}
