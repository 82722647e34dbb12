import type { RouterBridge } from '../router/router-bridge.ts';

/** What the shell gives to a mounted page or slot. */
export interface RemoteProps {
  router: RouterBridge;
  /** Nonce of the page's Content Security Policy, for style elements made at run time. */
  nonce: string;
  /** Told once, when the remote throws while rendering: the shell takes it down and shows the failure. */
  onRenderError: (error: unknown) => void;
  /** Patterns of the page (`PageDeclaration.paths`), so that `useParams` answers within the remote. */
  paths?: readonly string[];
  /** Props of a slot's component. */
  slotProps?: Readonly<Record<string, unknown>>;
  domElement?: HTMLElement;
  /** Rendered, but not shown and without effects, until an update takes it back. */
  hidden?: boolean;
}
