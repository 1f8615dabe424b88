import { Component, type ReactNode } from 'react';

export interface BrokenTexts {
  text: string;
  reload: string;
}

interface BoundaryProps {
  texts: BrokenTexts;
  other?: ReactNode;
  children: ReactNode;
}

/** Browser translation, for example, moves the nodes that React changes, and React would remove the whole island. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    const { texts, other, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <div className="kernel-small border border-line p-5 leading-[1.7]" role="alert">
        <p>{texts.text}</p>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <button
            type="button"
            className="min-h-11 cursor-pointer font-strong text-brand underline underline-offset-4"
            onClick={() => location.reload()}
          >
            {texts.reload}
          </button>
          {other}
        </div>
      </div>
    );
  }
}
