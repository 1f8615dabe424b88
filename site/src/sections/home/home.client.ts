/** The home page's own script: one file, because each further one is a request before the first picture. */
import '../../components/Background.client.ts';

// Opens the remembered language on the bare start page, when the visitor comes from outside. Every other address names its language itself.
const toggle = document.querySelector<HTMLAnchorElement>('[data-language]');
const isFromHere = document.referrer.startsWith(location.origin);
try {
  if (toggle && location.pathname === '/' && !isFromHere && localStorage.getItem('language') === toggle.hreflang)
    location.replace(toggle.href);
} catch {}
