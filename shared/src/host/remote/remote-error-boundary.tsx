import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { AppProps } from 'single-spa';
import type { RemoteProps } from './remote-props.ts';

type Props = RemoteProps & AppProps & { children?: ReactNode };

/** Stops a render error at the remote's edge and hands it to the shell, which shows it with Retry. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onRenderError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
