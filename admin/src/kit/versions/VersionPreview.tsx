import type { VersionedName } from '@sanabel/contract/entities/index';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewSide } from '../forms/preview/PreviewSide.tsx';
import { usePreview } from '../forms/preview/use-preview.ts';
import { useLanguage } from '../language/language.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';

interface Props {
  list: VersionedName;
  itemId: string;
  version: string;
  title: string;
  onClose: () => void;
}

export const VersionPreview = ({ list, itemId, version, title, onClose }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const values = useMemo(() => ({ version }), [version]);
  const page = usePreview({ resource: list, itemId: list === 'media' ? null : itemId, values }, locale);
  return (
    <Dialog labelledBy={`${id}-title`} size="screen" onClose={onClose}>
      <div className="grid grid-rows-[auto_minmax(0,1fr)] h-dvh">
        <header className="flex gap-3 items-center py-2.5 px-4 border-b border-line">
          <h2 className="flex-1 text-[1.125rem] wrap-anywhere" id={`${id}-title`}>
            {title}
          </h2>
          <IconButton icon="close" label={t('common.close')} data-first-focus onClick={onClose} />
        </header>
        <PreviewSide page={page} device="desktop" title={title} />
      </div>
    </Dialog>
  );
};
