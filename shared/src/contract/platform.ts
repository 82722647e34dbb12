import type { PublishedContest } from './campaign.ts';

/** The part of the contract that shell and remotes agree on. Raised when an old remote would break; N and N-1 are served. */
export const CONTRACT_NUMBER = 1;
export const SERVED_CONTRACTS: readonly number[] = [CONTRACT_NUMBER, CONTRACT_NUMBER - 1];

/** Kebab-case, as in the name of the remote's folder: the folders `mfe-*` are the list of remotes, there is no other. */
export type RemoteName = string;

export type Layout = 'main' | 'editor' | 'support' | 'blank';
export type Access = 'public' | 'session';

/** Analytics page names, word for word from the specification (point 2). */
export type AnalyticsPageName =
  | 'home'
  | 'log_in'
  | 'my_stories'
  | 'story_manage'
  | 'new_story'
  | 'new_chapter'
  | 'preview'
  | 'comments'
  | 'help_center'
  | 'profile'
  | 'create_contract_info'
  | 'contract_detail'
  | 'pay_read_application'
  | 'pay_read_info'
  | 'other';

export interface PageDeclaration {
  /** Name of the exposed module: `./pages/<id>`. */
  id: string;
  /** React Router patterns that lead here, most specific first. */
  paths: readonly string[];
  layout: Layout;
  /** Layout once signed in, where it differs (help center and creator space show in the main layout). */
  signedInLayout?: Layout;
  /** i18n key of the title in the top bar and the document. */
  title: string;
  /** i18n key of what search engines and link previews say of a public page; the server writes it into the head. */
  description?: string;
  access: Access;
  /** Source file of the page, relative to the remote. */
  module: string;
}

export interface NavigationEntry {
  /** i18n key. */
  label: string;
  path: string;
  /** Name of a lucide icon known to the shell. */
  icon: string;
  /** Smaller is higher. */
  order: number;
  /** Which live figure the entry carries. */
  signal?: 'new_comment' | 'message_sign';
  /** Short label on the phone's tab bar; without it the entry is not there. */
  tabLabel?: string;
}

/** Languages in which a manifest carries its titles and navigation labels. */
export type LabelLanguage = 'en' | 'es';

export interface SlotDeclaration {
  /** For example `story-detail-comments`. */
  slot: string;
  module: string;
}

/** The one declaration of a remote: exposes, `remote.json`, routes and navigation are made from it. */
export interface RemoteConfig {
  name: RemoteName;
  contract: number;
  pages: readonly PageDeclaration[];
  navigation?: readonly NavigationEntry[];
  slots?: readonly SlotDeclaration[];
  /**
   * The texts behind `title`, `label` and `tabLabel`, by key: the shell shows them before any code of the remote is
   * loaded, so they travel in the manifest.
   */
  labels: Readonly<Record<LabelLanguage, Readonly<Record<string, string>>>>;
  /** What the server has to know of the remote's contests: it reads them with each new build. */
  campaigns?: readonly PublishedContest[];
  /** Gzip budgets in KB that the build holds. */
  budgets: { remoteEntryKb: number; largestChunkKb: number };
}

/** `remote.json`, published beside a remote's code. */
export interface RemoteManifest extends Omit<RemoteConfig, 'pages'> {
  /** Content hash of everything the build wrote. */
  version: string;
  /** Subresource Integrity of `remoteEntry.js`; the registry entry repeats it. */
  integrity: string;
  pages: readonly (PageDeclaration & {
    /** Files to preload for the page, relative to the remote's base. */
    preload: { scripts: readonly string[]; styles: readonly string[]; fonts?: readonly string[] };
  })[];
  /** Shared module → range the remote was built against, checked before its code runs. */
  sharedRanges: Readonly<Record<string, string>>;
}

export interface RegistryEntry {
  version: string;
  /** Absolute path or URL that the remote's files lie under, with a trailing slash. */
  base: string;
  /** Subresource Integrity of `remoteEntry.js`. */
  integrity: string;
  enabled: boolean;
  /** Of a version that is staged: the share of the users who get it, and what the others get. */
  staged?: { percent: number; live: string };
  manifest: RemoteManifest;
}

/** Served at `/registry.json` and inlined into the HTML. */
export interface Registry {
  remotes: Readonly<Record<string, RegistryEntry>>;
}

/** The file of a remote that registers its container; everything else is loaded through it. */
export const REMOTE_ENTRY_FILE = 'remoteEntry.js';

/** The manifest beside it. */
export const REMOTE_MANIFEST_FILE = 'remote.json';

/** Beside a remote: every other file that its build wrote, sorted. */
export const REMOTE_FILES_FILE = 'files.json';

/** Beside the shell's page: shared module → version that it provides. */
export const PROVIDED_VERSIONS_FILE = 'provided-versions.json';

/** Beside the shell's page: what its facades export. Beside a remote: what of that it cannot do without. */
export const SHARED_NAMES_FILE = 'shared-names.json';

/** Shared module → names, sorted. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** Name of a remote's container: also the global variable that its entry file sets. */
export const containerName = (remote: RemoteName): string => `mfe_${remote.replaceAll('-', '_')}`;

/** Names under which a container exposes its pages and slots. */
export const exposedPage = (pageId: string): string => `pages/${pageId}`;
export const exposedSlot = (slot: string): string => `slots/${slot}`;

/** The six ways a remote can fail, each with a panel, a Retry and a test. */
export const REMOTE_FAILURES = [
  'disabled',
  'incompatible',
  'unreachable',
  'timeout',
  'invalid-module',
  'render-error',
] as const;
export type RemoteFailure = (typeof REMOTE_FAILURES)[number];

/** How long a remote may take to load before it counts as `timeout`. */
export const REMOTE_TIMEOUT_MS = 10_000;
