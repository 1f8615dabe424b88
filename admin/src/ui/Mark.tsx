import { LOGO } from '@sanabel/brand/logo';

const DRAWING = { __html: LOGO.drawing };

export const Mark = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the club's own drawing, a constant of the build.
  <svg className="mark" viewBox={LOGO.viewBox} aria-hidden="true" dangerouslySetInnerHTML={DRAWING} />
);
