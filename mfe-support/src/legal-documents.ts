/** The five legal documents of the specification, by the last part of their address. */
export const LEGAL_DOCUMENTS = [
  'content-agreement',
  'content-guidelines',
  'terms-and-conditions',
  'privacy-policy',
  'trigger-warnings',
] as const;

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Which document an address names; the terms where it names none. */
export function legalDocumentOf(pathname: string): LegalDocument {
  return LEGAL_DOCUMENTS.find((document) => pathname.startsWith(`/legal/${document}`)) ?? 'terms-and-conditions';
}
