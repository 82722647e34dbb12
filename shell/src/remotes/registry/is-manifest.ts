import { isRecord } from '@myfiction/shared/contract/is-record.ts';
import type {
  NavigationEntry,
  PageDeclaration,
  RemoteManifest,
  SlotDeclaration,
} from '@myfiction/shared/contract/platform.ts';
import { isListOf, isText, isTextTable } from './guards.ts';

const LAYOUTS: readonly unknown[] = ['main', 'editor', 'support', 'blank'];
const ACCESS: readonly unknown[] = ['public', 'session'];

const isPath = (value: unknown): value is string => isText(value) && value.startsWith('/');

function isPage(value: unknown): value is PageDeclaration {
  if (!isRecord(value)) return false;
  const { id, paths, layout, signedInLayout, title, access } = value;
  const hasPlace = isText(id) && isListOf(paths, isPath) && paths.length > 0 && isText(title);
  const hasLayout = LAYOUTS.includes(layout) && (signedInLayout === undefined || LAYOUTS.includes(signedInLayout));
  return hasPlace && hasLayout && ACCESS.includes(access);
}

function isNavigationEntry(value: unknown): value is NavigationEntry {
  if (!isRecord(value)) return false;
  return isText(value.label) && isPath(value.path) && isText(value.icon) && typeof value.order === 'number';
}

const isSlot = (value: unknown): value is SlotDeclaration => isRecord(value) && isText(value.slot);

const isOptional = (value: unknown, check: (value: unknown) => boolean): boolean => value === undefined || check(value);

/** Whether everything that the shell reads of a manifest is there and of its kind. */
export function isManifest(value: unknown): value is RemoteManifest {
  if (!isRecord(value) || !isText(value.name) || typeof value.contract !== 'number') return false;
  const { pages, navigation, slots, labels, sharedRanges } = value;
  const isDeclared =
    isListOf(pages, isPage) &&
    isOptional(navigation, (entries) => isListOf(entries, isNavigationEntry)) &&
    isOptional(slots, (entries) => isListOf(entries, isSlot));
  return isDeclared && isRecord(labels) && Object.values(labels).every(isTextTable) && isTextTable(sharedRanges);
}
