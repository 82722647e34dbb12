/** Nonce of this page's Content Security Policy. Browsers hide the attribute; the property still has it. */
export const pageNonce = (): string => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
