import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sectionOf } from '../sections.ts';

/**
 * Arriving in another section begins at its title, which is read out; going back returns to where one was.
 * Within a section nothing moves: its forms lie over it, and its lists keep their own state in the address.
 */
export const useScrollRestoration = (content: RefObject<HTMLElement | null>): void => {
  const section = sectionOf(useLocation().pathname);
  const isReturn = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const current = useRef(section);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => places.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    if (current.current === section) return;
    current.current = section;
    window.scrollTo(0, isReturn ? (places.current.get(section) ?? 0) : 0);
    const title = content.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    (title ?? content.current)?.focus({ preventScroll: true });
  }, [section, isReturn, content]);
};
