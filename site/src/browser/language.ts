/**
 * Remembers the language that was chosen with the toggle (decision L1), and honours it where no language was chosen yet: on the
 * bare start page, when the visitor comes from outside. Every other address says its language itself.
 */
const KEY = 'language';
const toggle = document.querySelector<HTMLAnchorElement>('[data-language]');

// Storage may be forbidden; then nothing is remembered, and nothing else happens.
try {
  toggle?.addEventListener('click', () => localStorage.setItem(KEY, toggle.hreflang));
  const isFromHere = document.referrer.startsWith(location.origin);
  if (toggle && location.pathname === '/' && !isFromHere && localStorage.getItem(KEY) === toggle.hreflang) location.replace(toggle.href);
} catch {}
