import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to the dashboard, as it was searched, filtered and paged. */
export const useClose = (): (() => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => navigate({ pathname: '/', search });
};
