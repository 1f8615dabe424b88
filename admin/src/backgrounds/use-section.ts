import { SECTIONS, type Section } from '@sanabel/contract/enumerations';
import { useSearchParams } from 'react-router-dom';

/** The section in view, from the address: it stays through adding, reloading and sharing. */
export const useSection = (): { section: Section; show: (section: Section) => void } => {
  const [params, setParams] = useSearchParams();
  const named = params.get('section');
  return {
    section: SECTIONS.find((section) => section === named) ?? SECTIONS[0],
    show: (section) => setParams({ section }, { replace: true }),
  };
};
