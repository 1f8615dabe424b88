import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import type { PictureList } from '../../forms/focus/crops.ts';
import type { Picture } from '../../forms/values.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useObjectUrl } from '../use-object-url.ts';

const PictureEditor = lazy(() => import('./PictureEditor.tsx').then((module) => ({ default: module.PictureEditor })));

/** Originals of edited pictures, for the next edit. */
const originals = new WeakMap<Blob, File>();

interface Props {
  picture: Picture;
  mimes: readonly string[];
  list: PictureList | undefined;
  onEdit: (picture: File) => void;
}

/** Button that turns and cuts a chosen or stored picture. */
export const EditPicture = ({ picture, mimes, list, onEdit }: Props) => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  const url = useObjectUrl(picture) ?? '';
  const [original, setOriginal] = useState<File | null>(null);
  const open = async () => {
    if (picture instanceof Blob) return setOriginal(originals.get(picture) ?? picture);
    try {
      const stored = await (await fetch(url, { credentials: 'include' })).blob();
      setOriginal(new File([stored], url.split('/').at(-1) ?? '', { type: stored.type }));
    } catch {
      await alert({ title: t('forms.edit.unread') });
    }
  };
  return (
    <>
      <button type="button" className="button quiet" onClick={() => void open()}>
        <Icon name="picture" />
        {t('forms.edit.open')}
      </button>
      {original && (
        <Suspense>
          <PictureEditor
            original={original}
            mimes={mimes}
            list={list}
            onDone={(edited) => {
              originals.set(edited, original);
              setOriginal(null);
              if (edited !== picture) onEdit(edited);
            }}
            onClose={() => setOriginal(null)}
          />
        </Suspense>
      )}
    </>
  );
};
