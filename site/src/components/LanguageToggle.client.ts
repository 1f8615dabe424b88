/** Remembers the language that was chosen with the toggle (decision L1); home honours it (sections/home/home.client.ts). */
const toggle = document.querySelector<HTMLAnchorElement>('[data-language]');
toggle?.addEventListener('click', () => {
  // Storage may be forbidden; then nothing is remembered, and nothing else happens.
  try {
    localStorage.setItem('language', toggle.hreflang);
  } catch {}
});

export {};
