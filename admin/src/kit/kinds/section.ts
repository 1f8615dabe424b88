import { type ItemKind, KINDS } from '@sanabel/contract/kinds/index';
import type { Page, Section } from '../data/section.ts';
import type { IconName } from '../ui/Icon.tsx';

/** What every section of a kind takes from the declaration. */
const sectionOf = (name: ItemKind) => ({
  name,
  path: KINDS[name].listPath,
  label: `${name}.title` as const,
  picture: name,
  icon: KINDS[name].icon as IconName,
  needs: `POST /${name}` as const,
  versions: { list: name, fields: async () => (await import('../forms/kind-fields.ts')).FORM_FIELDS[name] },
});

/** Section of a list with its form beside it. */
export const listSection = (name: ItemKind, list: Page): Section => ({ ...sectionOf(name), list, isFormBesideList: true });

/** Section of a kind in the default look; its forms are pages. */
export const defaultSection = (name: ItemKind): Section => {
  const form: Page = () => import('./form/Form.tsx');
  return { ...sectionOf(name), list: () => import('./list/List.tsx'), create: form, edit: form, isFormAPage: true };
};
