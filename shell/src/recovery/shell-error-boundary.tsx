import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RecoveryPage } from './recovery-page.tsx';

interface State {
  failed: boolean;
}

/** The last net: a crash of the shell's own render shows a page that can be left, never a blank one. */
export class ShellErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('The shell failed to render.', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <RecoveryPage /> : this.props.children;
  }
}
