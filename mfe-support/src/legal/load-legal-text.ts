import type { LegalDocument } from '../legal-documents.ts';
import type { LegalText } from './legal-text.ts';

type Loaders = Readonly<Record<LegalDocument, () => Promise<{ default: LegalText }>>>;

/** Each document is a chunk of its own: nobody reads five at once. */
const ENGLISH: Loaders = {
  'content-agreement': () => import('./texts/en/content-agreement.ts'),
  'content-guidelines': () => import('./texts/en/content-guidelines.ts'),
  'terms-and-conditions': () => import('./texts/en/terms-and-conditions.ts'),
  'privacy-policy': () => import('./texts/en/privacy-policy.ts'),
  'trigger-warnings': () => import('./texts/en/trigger-warnings.ts'),
};
const SPANISH: Loaders = {
  'content-agreement': () => import('./texts/es/content-agreement.ts'),
  'content-guidelines': () => import('./texts/es/content-guidelines.ts'),
  'terms-and-conditions': () => import('./texts/es/terms-and-conditions.ts'),
  'privacy-policy': () => import('./texts/es/privacy-policy.ts'),
  'trigger-warnings': () => import('./texts/es/trigger-warnings.ts'),
};

/** All versions of a document, in the language of the interface; the English one counts. */
export async function loadLegalText(document: LegalDocument, language: string): Promise<LegalText> {
  const texts = language === 'es' ? SPANISH : ENGLISH;
  return (await texts[document]()).default;
}
