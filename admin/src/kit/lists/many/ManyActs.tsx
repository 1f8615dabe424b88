import { ENTITIES, type OrderedName } from '@sanabel/contract/entities/index';
import { KINDS } from '@sanabel/contract/kinds/index';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { readAll } from '../../data/read-all.ts';
import { useShowFailure } from '../../feedback/failures.tsx';
import type { NamedFields } from '../../forms/field-names.ts';
import { useItemTitle } from '../../language/localised.tsx';
import { BulkAct, BulkBar } from '../selection/BulkBar.tsx';
import type { ListMode } from '../selection/ListModes.tsx';
import type { Chosen } from './ChosenItems.tsx';
import { useMany } from './use-many.tsx';

const EditMany = lazy(() => import('./EditMany.tsx').then((module) => ({ default: module.EditMany })));
const MoveMany = lazy(() => import('./MoveMany.tsx').then((module) => ({ default: module.MoveMany })));

export interface Props {
  kind: OrderedName;
  fields: NamedFields;
  list: ListMode;
  items: readonly Chosen[];
  /** Set where the items are one page of a longer list. */
  whole?: { total: number; filter: Readonly<Record<string, unknown>> };
}

const useReadChosen = (kind: OrderedName) => {
  const titleOf = useItemTitle();
  const [title = '', arabicTitle = ''] = ENTITIES[kind].titles;
  const texts = z.object({ [title]: z.string(), [arabicTitle]: z.string(), imageUrl: z.string().optional() });
  const item = z.object({ id: z.string() }).and(texts);
  return async (filter: Readonly<Record<string, unknown>>): Promise<Chosen[]> =>
    z
      .array(item)
      .parse(await readAll(kind, filter))
      .map((found) => ({
        id: found.id,
        name: titleOf({ kind, title: String(found[title]), arabicTitle: String(found[arabicTitle]) }),
        ...(found.imageUrl === undefined ? {} : { picture: found.imageUrl || null }),
      }));
};

const ManyActs = ({ kind, fields, list: { selection, end }, items, whole }: Props) => {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const readChosen = useReadChosen(kind);
  const { change, remove, move, dialog } = useMany(kind);
  const [open, setOpen] = useState<'edit' | 'move' | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** Drops results of an earlier filter. */
  const question = JSON.stringify(whole?.filter ?? null);
  const [found, setFound] = useState<{ question: string; items: readonly Chosen[] } | null>(null);
  const foundItems = found && found.question === question ? found.items : [];
  const foundIds = new Set(foundItems.map(({ id }) => id));
  const known = [...foundItems, ...items.filter(({ id }) => !foundIds.has(id))];
  const chosen = known.filter(({ id }) => selection.has(id));
  const count = chosen.length;
  const chooseWhole = async (filter: Readonly<Record<string, unknown>>): Promise<void> => {
    setIsReading(true);
    try {
      const all = await readChosen(filter);
      setFound({ question, items: all });
      selection.replace(all.map(({ id }) => id));
    } catch (error) {
      showFailure(error, () => chooseWhole(filter));
    }
    setIsReading(false);
  };
  const act = async (work: Promise<readonly Chosen[]>): Promise<void> => {
    setOpen(null);
    const left = await work;
    if (left.length === 0) end();
    else selection.replace(left.map(({ id }) => id));
  };
  return (
    <>
      <BulkBar count={count} onCancel={end}>
        {whole && whole.total > items.length && count < whole.total && (
          <BulkAct icon="check" variant="plain" isDisabled={isReading} onPress={() => void chooseWhole(whole.filter)}>
            {t('lists.selectFound', { count: whole.total })}
          </BulkAct>
        )}
        <BulkAct icon="edit" variant="plain" isDisabled={count === 0} onPress={() => setOpen('edit')}>
          {t('common.edit')}
        </BulkAct>
        {known.length > 1 && !('sortedBy' in KINDS[kind]) && (
          <BulkAct icon="grip" variant="plain" isDisabled={count === 0} onPress={() => setOpen('move')}>
            {t('lists.many.move')}
          </BulkAct>
        )}
        <BulkAct icon="trash" variant="danger" isDisabled={count === 0} onPress={() => void act(remove(chosen))}>
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
            others={known.filter(({ id }) => !selection.has(id))}
            onMove={(target) => void act(move(chosen, target))}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      {dialog}
    </>
  );
};

export default ManyActs;
