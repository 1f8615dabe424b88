import type { KindFacts } from '@sanabel/contract/kinds/kind';
import type { Shape } from '../../i18n/catalogue.ts';
import type { itemTexts as arabic } from './ar.ts';

export const itemTexts = ({ labels: { en } }: Pick<KindFacts, 'labels'>) => {
  const [list, one] = [en.list.toLowerCase(), en.one.toLowerCase()];
  return {
    title: en.list,
    list: `The list of ${list}`,
    addTitle: `Add a ${one}`,
    editTitle: 'Edit “{{name}}”',
    preview: 'This is how it appears on the site',
    previewName: `The ${one}’s name`,
    add: `Add the ${one}`,
    adding: `Adding the ${one}…`,
    added: `The ${one} has been added.`,
    saved: `The ${one}’s details have been saved.`,
    deleteFailed: `error while deleting the ${one}`,
    editOne: 'Edit {{name}}',
    deleteOne: 'Delete {{name}}',
  } satisfies Shape<ReturnType<typeof arabic>>;
};
