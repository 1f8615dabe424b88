import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const OPEN = { isMenuOpen: true };
const isOpenIn = (state: unknown): boolean => typeof state === 'object' && state !== null && Reflect.get(state, 'isMenuOpen') === true;

/** The drawer as a place in the history of the same address, so that going back closes it, as people on phones expect. */
export const useDrawer = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: isOpenIn(state),
    open: useCallback(() => void navigate({ pathname, search }, { state: OPEN }), [navigate, pathname, search]),
    close: useCallback(() => void navigate(-1), [navigate]),
  };
};
