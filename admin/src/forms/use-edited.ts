import { useLocation, useNavigate, useParams } from 'react-router-dom';

export const editLinkId = (id: string): string => `edit-${id}`;

/** Which item of a list the form beside it edits: the one whose id is in the address. */
export const useEdited = (resource: 'partners' | 'members') => {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    id,
    pathOf: (other: string) => ({ pathname: `/${resource}/${other}`, search }),
    /** Back to adding; the focus goes where the editing began. */
    close: () => {
      if (id !== undefined) document.getElementById(editLinkId(id))?.focus();
      navigate({ pathname: `/${resource}`, search });
    },
  };
};
