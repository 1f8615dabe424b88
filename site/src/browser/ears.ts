import { whenSeen } from './seen.ts';

/** The kernels that a section has gained fill when its heading comes into view: the page's one movement (guide §6). */
if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  for (const ear of document.querySelectorAll('[data-ear]')) {
    ear.toggleAttribute('data-waiting', true);
    whenSeen(ear, () => ear.removeAttribute('data-waiting'));
  }
}
