import { type ItemKind, KINDS } from '@sanabel/contract/kinds/index';
import { type Section, versionsOf } from '../data/section.ts';
import type { IconName } from '../ui/Icon.tsx';

/** Section of a kind in the default look; its forms are pages. */
export const defaultSection = (name: ItemKind): Section => {
  const { listPath, icon = 'grid' }: { listPath: string; icon?: string } = KINDS[name];
  return {
    name,
    path: listPath,
    label: `${name}.title`,
    picture: name,
    icon: icon as IconName,
    needs: `POST /${name}`,
    list: () => import('./list/List.tsx'),
    create: () => import('./form/Form.tsx'),
    edit: () => import('./form/Form.tsx'),
    isFormAPage: true,
    versions: versionsOf(name),
  };
};
