import type { PageDeclaration, RemoteName } from '@myfiction/shared/contract/platform.ts';
import { createContext } from 'react';

/** The page that the address leads to, known from the manifests before any of its code is there. */
export interface CurrentPage {
  remote: RemoteName;
  page: PageDeclaration;
}

/** Undefined on an address that no remote declares. */
export const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);
