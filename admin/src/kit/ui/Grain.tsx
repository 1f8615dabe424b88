/** Draws a single kernel as a bullet. Decorative. */
export const Grain = ({ className }: { className: string }) => (
  <i className={`inline-block grain align-[-2px] ${className}`} aria-hidden="true" />
);
