/** The kernels that a section has gained fill when its heading comes into view: the page's one movement (guide §6). */
if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  // An observer of its own: seen.ts would be one more file on pages that need it for nothing else.
  const observer = new IntersectionObserver((ears) => {
    for (const { isIntersecting, target } of ears) if (isIntersecting) target.removeAttribute('data-waiting');
  });
  for (const ear of document.querySelectorAll('[data-ear]')) {
    ear.toggleAttribute('data-waiting', true);
    observer.observe(ear);
  }
}
