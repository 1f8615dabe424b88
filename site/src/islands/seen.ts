/** The share of a place that counts as reached (specification, section 9). */
const THRESHOLD = 0.1;

/** Calls back once, when a tenth of the element is in view, or within `margin` of it. */
export const whenSeen = (element: Element, act: () => void, margin = '0px'): void => {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { threshold: THRESHOLD, rootMargin: margin },
  ).observe(element);
};
