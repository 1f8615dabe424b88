import { ITEM_KINDS, type ItemKind, KINDS } from '@sanabel/contract/kinds/index';
import { useLocation } from 'react-router-dom';

/** Reads the kind of the open section from the address. */
export const useItemKind = (): ItemKind => {
  const { pathname } = useLocation();
  const name = ITEM_KINDS.find((kind) => `${pathname}/`.startsWith(`${KINDS[kind].listPath}/`));
  if (!name) throw new Error(`There is no kind at ${pathname}.`);
  return name;
};
