import { LOGO } from '@sanabel/brand/logo';
import { LOGO_DRAWING } from '../policy/trusted.ts';

export const Logo = ({ className = '' }: { className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the club's own drawing, a constant of the build.
  <svg className={`logo ${className}`} viewBox={LOGO.viewBox} aria-hidden="true" dangerouslySetInnerHTML={LOGO_DRAWING} />
);
