import { type ItemKind, KINDS } from '@sanabel/contract/kinds/index';
import type { KindFacts } from '@sanabel/contract/kinds/kind';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { dataProvider } from '../../data/data-provider.ts';
import type { Item } from '../../data/resources.ts';
import { useShowFailure } from '../../feedback/failures.tsx';
import { useNotifyUndoable } from '../../feedback/Undo.tsx';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import { usePublication } from '../../publication/use-publication.ts';
import { endedAt } from './ended-at.ts';
import type { Values } from './layout.ts';
import { useListTexts } from './texts.ts';

/** Asks, and ends what is in force before its time. The message takes it back. */
export const useEndNow = (name: ItemKind) => {
  const { t } = useTranslation();
  const texts = useListTexts();
  const { confirm } = useConfirm();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const showFailure = useShowFailure();
  const { refreshPublication } = usePublication();
  const { validity }: KindFacts = KINDS[name];

  const change = async (item: Item<ItemKind>, data: object): Promise<Item<ItemKind>> => {
    const { data: changed } = await dataProvider.update<Item<ItemKind>>(name, { id: item.id, data, previousData: item });
    void refreshPublication();
    await client.invalidateQueries({ queryKey: [name] });
    return changed;
  };
  const endNow = async (item: Item<ItemKind> & Values, called: string): Promise<void> => {
    if (!validity) return;
    const ended = endedAt(validity, item, Date.now());
    const before = Object.fromEntries(Object.keys(ended).map((field) => [field, item[field]]));
    let changed = item as Item<ItemKind>;
    const act = async () => {
      changed = await change(item, ended);
    };
    const undo = async (): Promise<void> => {
      try {
        await change(changed, before);
        notify('lists.many.undone', { type: 'success' });
      } catch (error) {
        showFailure(error, undo, { title: t('lists.many.notUndone') });
      }
    };
    try {
      if (!(await confirm({ title: texts.endQuestion(called), body: texts.endBody, confirmLabel: texts.endNow, isDangerous: true, act })))
        return;
      notifyUndoable(texts.ended(called), undo);
    } catch (error) {
      showFailure(error, () => endNow(item, called), { title: t('forms.notSaved'), itemId: item.id });
    }
  };
  return endNow;
};
