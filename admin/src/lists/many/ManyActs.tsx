import type { OrderedName } from '@sanabel/contract/entities/index';
import { MANY_MAX } from '@sanabel/contract/limits';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedFields } from '../../forms/field-names.ts';
import { BulkAct, BulkBar } from '../selection/BulkBar.tsx';
import type { ListMode } from '../selection/ListModes.tsx';
import { type Chosen, useMany } from './use-many.tsx';

const EditMany = lazy(() => import('./EditMany.tsx').then((module) => ({ default: module.EditMany })));
const MoveMany = lazy(() => import('./MoveMany.tsx').then((module) => ({ default: module.MoveMany })));

export interface Props {
  kind: OrderedName;
  /** The list's form, which names its choices. */
  fields: NamedFields;
  list: ListMode;
  /** The shown items, in their order. */
  items: readonly Chosen[];
}

/** What can be done with the chosen items of a list: edit what they have in common, move them together, delete them. */
const ManyActs = ({ kind, fields, list: { selection, end }, items }: Props) => {
  const { t } = useTranslation();
  const { change, remove, move } = useMany(kind);
  const [open, setOpen] = useState<'edit' | 'move' | null>(null);
  const chosen = items.filter(({ id }) => selection.has(id));
  const count = chosen.length;
  const isTooMany = count > MANY_MAX;
  const act = async (work: Promise<boolean>): Promise<void> => {
    setOpen(null);
    if (await work) end();
  };
  return (
    <>
      <BulkBar count={count} onCancel={end}>
        {isTooMany && <small className="basis-full">{t('lists.many.tooMany', { count: MANY_MAX })}</small>}
        <BulkAct icon="edit" look="plain" isDisabled={count === 0 || isTooMany} onPress={() => setOpen('edit')}>
          {t('lists.many.edit')}
        </BulkAct>
        {items.length > 1 && (
          <BulkAct icon="grip" look="plain" isDisabled={count === 0 || isTooMany} onPress={() => setOpen('move')}>
            {t('lists.many.move')}
          </BulkAct>
        )}
        <BulkAct icon="trash" look="danger" isDisabled={count === 0 || isTooMany} onPress={() => void act(remove(chosen))}>
          {t('common.delete')}
        </BulkAct>
      </BulkBar>
      <Suspense>
        {open === 'edit' && (
          <EditMany
            kind={kind}
            fields={fields}
            count={count}
            onApply={(changes) => void act(change(chosen, changes))}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'move' && (
          <MoveMany
            count={count}
            others={items.filter(({ id }) => !selection.has(id))}
            onMove={(target) => void act(move(chosen, target))}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
};

export default ManyActs;
