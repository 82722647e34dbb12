import { HELP_SLUGS, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { LEGAL_DOCUMENTS } from '../legal-documents.ts';

/** Pages of the studio that a text may lead to: `go:<name>`. */
const PAGES: Readonly<Record<string, string>> = {
  home: paths.home(),
  stories: paths.myStories(),
  recovery: paths.recovery(),
  'new-story': paths.newStory(),
  comments: paths.comments(),
  bill: paths.monthlyBill(),
  payment: paths.paymentInfo(),
  inbox: paths.inbox(),
  settings: paths.settings(),
  help: paths.helpCenter(),
  'creator-space': paths.creatorSpace(),
  login: paths.login(),
};

/** The address of an article. */
export function articlePath(slug: HelpSlug): string {
  return `${paths.helpCenter()}?article=${slug}`;
}

/**
 * Where a link of a text leads: `go:<page>`, `see:<article>` or `legal:<document>`. Undefined for anything else, which
 * is then shown as plain words.
 */
export function resolveTarget(target: string): string | undefined {
  const [kind, name] = target.split(':');
  if (kind === 'go') return PAGES[name ?? ''];
  if (kind === 'see') {
    const slug = HELP_SLUGS.find((each) => each === name);
    return slug && articlePath(slug);
  }
  const document = kind === 'legal' ? LEGAL_DOCUMENTS.find((each) => each === name) : undefined;
  return document && paths.legal(document);
}
