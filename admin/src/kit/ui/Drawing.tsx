/** Separate from Icon.tsx, so that the sign-in page does not load all icons of the panel. */
export const EYE = 'M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
export const EYE_OFF = 'M3 3l18 18M10 6.3c4-.8 8.5 1 11.5 5.7a14 14 0 0 1-2.6 3.1M6.5 7.7A14 14 0 0 0 2.5 12c2.6 4.2 6.3 6.2 9.8 6';
export const WARNING = 'M12 3l10 18H2ZM12 10v5M12 18h.01';
export const CHECK = 'M5 12.5l4.5 4.5L19 7';

/** Draws a decorative icon of 24 px with round strokes of 1.7 px (design guide, section 10). */
export const Drawing = ({ path, size = 20, className = '' }: { path: string; size?: number; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={path} />
  </svg>
);
