import { useRouteError } from 'react-router-dom';

/** A section that fails is the business of the screen around the whole app, which offers to load anew. */
export const Broken = () => {
  throw useRouteError();
};
