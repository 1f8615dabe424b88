import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Target } from '../order.ts';
import type { Chosen } from './use-many.tsx';

interface Props {
  count: number;
  others: readonly Chosen[];
  onMove: (target: Target) => void;
  onClose: () => void;
}

export const MoveMany = ({ count, others, onMove, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [before, setBefore] = useState(others[0]?.id ?? '');
  return (
    <Dialog labelledBy={id} size="small" onClose={onClose} closesBeside>
      <div className="grid gap-5 pt-6.5 pb-6 px-7 max-laptop:px-4">
        <div>
          <h2 className="text-section" id={id}>
            {t('lists.many.moveTitle', { count })}
          </h2>
          <p className="text-ink-2">{t('lists.many.moveLead')}</p>
        </div>
        <div className="flex gap-2.5 flex-wrap">
          <button type="button" className="button quiet flex-1" onClick={() => onMove('start')}>
            <Icon name="toStart" size={20} />
            {t('lists.toStart')}
          </button>
          <button type="button" className="button quiet flex-1" onClick={() => onMove('end')}>
            <Icon name="toEnd" size={20} />
            {t('lists.toEnd')}
          </button>
        </div>
        {others.length > 0 && (
          <div className="grid gap-2.5">
            <div className="field m-0">
              <label htmlFor={`${id}-before`}>{t('lists.many.beforeWhich')}</label>
              <select
                id={`${id}-before`}
                className="min-h-11 w-full ps-3 border border-line-strong rounded-[10px] text-ellipsis bg-surface"
                value={before}
                onChange={({ currentTarget }) => setBefore(currentTarget.value)}
              >
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}
                  </option>
                ))}
              </select>
            </div>
            <button type="button" className="button quiet" onClick={() => onMove({ before })}>
              {t('lists.many.before')}
            </button>
          </div>
        )}
        <button type="button" className="button quiet" data-first-focus onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </Dialog>
  );
};
