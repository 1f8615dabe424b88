import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../ui/ErrorPage.tsx';

/** The last resort around the whole app. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <ErrorPage />
      </main>
    );
  }
}
