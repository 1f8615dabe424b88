import { Component, type ReactNode } from 'react';
import { Trouble } from './Trouble.tsx';

/** The last resort around the whole app. */
export class Stumble extends Component<{ children: ReactNode }, { hasFallen: boolean }> {
  override state = { hasFallen: false };

  static getDerivedStateFromError() {
    return { hasFallen: true };
  }

  override render() {
    if (!this.state.hasFallen) return this.props.children;
    return (
      <main>
        <Trouble />
      </main>
    );
  }
}
