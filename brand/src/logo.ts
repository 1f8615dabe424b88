/** The logo's drawing. Made from brand/logo.svg by `npm run build -- brand`. */
export const LOGO = {
  viewBox: '0 0 64 96',
  drawing:
    '<g fill="currentColor"><path d="M0 0C-9-6-9.5-19 0-30C9.5-19 9-6 0 0Z" transform="translate(32 34)"/><path d="M0 0C-9-6-9.5-19 0-30C9.5-19 9-6 0 0Z" transform="translate(29 50) rotate(-34)"/><path d="M0 0C-9-6-9.5-19 0-30C9.5-19 9-6 0 0Z" transform="translate(35 50) rotate(34)"/><path d="M0 0C-9-6-9.5-19 0-30C9.5-19 9-6 0 0Z" transform="translate(29 68) rotate(-38)"/><path d="M0 0C-9-6-9.5-19 0-30C9.5-19 9-6 0 0Z" transform="translate(35 68) rotate(38)"/></g><path d="M32 38V94" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M32 92C20 92 12 86 8 76C20 74 30 80 32 92Z" fill="var(--color-wheat-500)"/>',
};
