import { useLayoutEffect } from 'react';
import { create } from 'zustand';

export interface PageTitle {
  text: string;
  /** The page above, shown before the title. */
  parent?: { label: string; to: string };
}

/** The action in the phone's top bar: a description, because no React element crosses from a remote to the shell. */
export interface PageAction {
  label: string;
  icon: 'plus' | 'edit' | 'search' | 'more' | 'check' | 'filter';
  to?: string;
  onSelect?: () => void;
}

interface PageChrome {
  title: PageTitle | null;
  action: PageAction | null;
}

export const usePageChromeStore = create<PageChrome>(() => ({ title: null, action: null }));

const PRODUCT = 'MyFiction Studio';

/** Sets the title in the top bar and of the document for as long as the page is mounted. */
export function usePageTitle(text: string, options: { parent?: PageTitle['parent'] } = {}): void {
  const label = options.parent?.label;
  const to = options.parent?.to;
  useLayoutEffect(() => {
    const title: PageTitle = { text, ...(label !== undefined && to !== undefined && { parent: { label, to } }) };
    usePageChromeStore.setState({ title });
    document.title = text === '' ? PRODUCT : `${text} · ${PRODUCT}`;
    return () => {
      if (usePageChromeStore.getState().title === title) usePageChromeStore.setState({ title: null });
    };
  }, [text, label, to]);
}

/** Sets the action in the phone's top bar for as long as the page is mounted; null for none. */
export function usePageAction(action: PageAction | null): void {
  const { label, icon, to, onSelect } = action ?? {};
  useLayoutEffect(() => {
    if (label === undefined || icon === undefined) return;
    const next: PageAction = { label, icon, ...(to !== undefined && { to }), ...(onSelect && { onSelect }) };
    usePageChromeStore.setState({ action: next });
    return () => {
      if (usePageChromeStore.getState().action === next) usePageChromeStore.setState({ action: null });
    };
  }, [label, icon, to, onSelect]);
}

/** For the shell: what the mounted page has asked for. */
export function usePageChrome(): PageChrome {
  return usePageChromeStore();
}
