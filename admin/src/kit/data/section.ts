import type { VersionedName } from '@sanabel/contract/kinds/index';
import type { ParseKeys } from 'i18next';
import type { ResourceDefinition } from 'ra-core';
import type { ComponentType } from 'react';
import type { NamedFields } from '../forms/field-names.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { CallName } from './may.ts';

/** Loaded in its own chunk. */
export type Page = () => Promise<{ Component: ComponentType }>;

export interface Section {
  /** Name of its folder, and of its API resource. */
  name: string;
  /** Path below `/admin`. */
  path: string;
  /** Key of its title, in the sidebar too. */
  label: ParseKeys;
  /** Picture of its help page, in docs/guide. */
  picture: string;
  icon: IconName;
  /** Call that the section depends on; those who may not make it do not see the section. */
  needs: CallName;
  /** Omitted, its forms open over the dashboard. */
  list?: Page;
  /** Opens over the page at `new`, or at `createPath`. */
  create?: Page;
  createPath?: string;
  edit?: Page;
  show?: Page;
  /** Opens at `versions` behind an item's address. */
  versions?: { list: VersionedName; fields: () => Promise<NamedFields> };
  isFormBesideList?: boolean;
  /** Its forms replace the list. */
  isFormAPage?: boolean;
}

export const definitionOf = ({ name, list, create, edit, show, isFormBesideList = false }: Section): ResourceDefinition => ({
  name,
  hasList: list !== undefined,
  hasCreate: create !== undefined || isFormBesideList,
  hasEdit: edit !== undefined || isFormBesideList,
  hasShow: show !== undefined,
});
