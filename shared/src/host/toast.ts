export type ToastTone = 'success' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastItem {
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastAction;
  /** How long the Toaster shows it; the time stands still while it is hovered or focused. */
  durationMs: number;
  shownAt: number;
}

export interface ToastOptions {
  action?: ToastAction;
  durationMs?: number;
  /** One note at a time, although it has an action: the action is the same each time. */
  once?: boolean;
}

/** More than three at once hide the page on a phone; the oldest goes. */
const MOST_AT_ONCE = 3;
const READ_MS = 5_000;
const ACT_MS = 10_000;
/** Calls that fail within this time fail together; a failure after it is of something that was tried again. */
const TOGETHER_MS = 1_000;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): number {
  const shownAt = Date.now();
  const merges = options.once || !options.action;
  const same = items.find((item) => merges && item.tone === tone && item.text === text);
  // Calls that fail together say the same thing: it is shown once.
  if (same && shownAt - same.shownAt < TOGETHER_MS) return same.id;
  lastId += 1;
  const { action, durationMs = action ? ACT_MS : READ_MS } = options;
  const item: ToastItem = { id: lastId, tone, text, durationMs, shownAt, ...(action && { action }) };
  publish([...items.filter((other) => other !== same), item].slice(-MOST_AT_ONCE));
  return lastId;
}

/** Short notes over the page. Each returns an id for {@link dismissToast}. */
export const toast = {
  success: (text: string, options?: ToastOptions): number => show('success', text, options),
  warning: (text: string, options?: ToastOptions): number => show('warning', text, options),
  info: (text: string, options?: ToastOptions): number => show('info', text, options),
};

export function dismissToast(id: number): void {
  if (items.some((item) => item.id === id)) publish(items.filter((item) => item.id !== id));
}

export function clearToasts(): void {
  if (items.length > 0) publish([]);
}

/** For `useSyncExternalStore`: the same array until something changes. */
export function getToasts(): readonly ToastItem[] {
  return items;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
