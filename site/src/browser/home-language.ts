/**
 * Honours the remembered language where none was chosen yet: on the bare start page, when the visitor comes from outside. Every other
 * address says its language itself.
 */
const toggle = document.querySelector<HTMLAnchorElement>('[data-language]');
const isFromHere = document.referrer.startsWith(location.origin);
try {
  if (toggle && location.pathname === '/' && !isFromHere && localStorage.getItem('language') === toggle.hreflang)
    location.replace(toggle.href);
} catch {}

export {};
