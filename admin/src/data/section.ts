import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { ResourceDefinition } from 'react-admin';
import type { IconName } from '../ui/Icon.tsx';
import type { CallName } from './may.ts';

/** A page of a section, in a chunk of its own. */
type Page = () => Promise<{ Component: ComponentType }>;

/** A section of the panel, in the terms of a react-admin resource: a name, an icon, and a page for each view. */
export interface Section {
  /** Its folder, and its resource in the API where it has one. */
  name: string;
  /** Its address behind `/admin`. */
  path: string;
  /** Key of its title, in the sidebar too. */
  label: ParseKeys;
  /** The picture beside its help (guide/help, by its name): its name in docs/guide. */
  picture: string;
  icon: IconName;
  /** The call without which it is of no use: for those who may not make it, the section does not exist. */
  needs: CallName;
  /** Its page. Without one its forms open over the dashboard. */
  list?: Page;
  /** Opens over the page at `new`, or at the address of `createPath`. */
  create?: Page;
  createPath?: string;
  /** Opens over the page at an item's id. */
  edit?: Page;
  show?: Page;
  /** The versions of an item, at `versions` behind its address. */
  versions?: Page;
  /** The page itself shows the form, beside its list. */
  isFormBesideList?: boolean;
}

/** The definition that react-admin's own hooks read. */
export const definitionOf = ({ name, list, create, edit, show, isFormBesideList = false }: Section): ResourceDefinition => ({
  name,
  hasList: list !== undefined,
  hasCreate: create !== undefined || isFormBesideList,
  hasEdit: edit !== undefined || isFormBesideList,
  hasShow: show !== undefined,
});
