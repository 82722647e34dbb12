import { createContext, useContext } from 'react';

export const NonceContext = createContext('');

/** Nonce of the page's Content Security Policy, for what makes style elements (antd's ConfigProvider `csp`). */
export function useNonce(): string {
  return useContext(NonceContext);
}
