import { LOGO } from '@sanabel/brand/logo';

const DRAWING = { __html: LOGO.drawing };

export const Mark = ({ className = '' }: { className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the club's own drawing, a constant of the build.
  <svg className={`mark ${className}`} viewBox={LOGO.viewBox} aria-hidden="true" dangerouslySetInnerHTML={DRAWING} />
);
