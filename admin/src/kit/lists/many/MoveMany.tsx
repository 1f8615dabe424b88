import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import type { Target } from '../order.ts';
import type { Chosen } from './ChosenItems.tsx';

interface Props {
  count: number;
  others: readonly Chosen[];
  onMove: (target: Target) => void;
  onClose: () => void;
}

export const MoveMany = ({ count, others, onMove, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
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
          <div className="grid gap-2">
            <h3 className="label" id={`${id}-before`}>
              {t('lists.many.beforeWhich')}
            </h3>
            <ul
              className={`grid gap-2 max-h-[44svh] overflow-y-auto ${others[0]?.picture === undefined ? '' : 'grid-cols-[repeat(auto-fill,minmax(108px,1fr))]'}`}
              aria-labelledby={`${id}-before`}
            >
              {others.map(({ id: before, name, picture }) => (
                <li key={before}>
                  <button
                    type="button"
                    className="grid content-start size-full min-h-11 p-1.5 border border-line rounded-[10px] text-start text-note bg-surface wrap-anywhere hover:border-brand hover:bg-tint"
                    onClick={() => onMove({ before })}
                  >
                    {picture && (
                      <span className="block aspect-4/3 mb-1 rounded-[6px] bg-tint overflow-hidden [&_img]:size-full [&_img]:object-cover">
                        <Photo src={picture} sizes="108px" />
                      </span>
                    )}
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <button type="button" className="button quiet" data-first-focus onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </Dialog>
  );
};
