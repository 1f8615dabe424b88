import { useTranslation } from 'react-i18next';
import { Chosen } from '../../kit/media/chosen.ts';
import { FromLibrary } from '../../kit/media/FromLibrary.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { FileInput, useFileDrop } from '../../kit/upload/FileInput.tsx';
import { IMAGE_RULES, useTakePicture } from '../../kit/upload/picture.ts';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';

interface Props {
  image: File | Chosen | null;
  /** Uploaded share; null when nothing is being added. */
  percent: string | null;
  /** The connection broke, and the upload waits for it. */
  isBroken: boolean;
  onChoose: (image: File | Chosen) => void;
  onAdd: () => void;
  /** Adds the picture and selects it for the section. */
  onUse: () => void;
}

/** Adding without a file shows an error (specification, section 5). */
export const AddBackground = ({ image, percent, isBroken, onChoose, onAdd, onUse }: Props) => {
  const { t } = useTranslation();
  const url = useObjectUrl(image);
  const isAdding = percent !== null;
  const take = useTakePicture('any', onChoose);
  const { isOver, handlers } = useFileDrop(([file]) => void take(file), isAdding);
  return (
    <li
      className={`add-background flex gap-3 flex-col p-3.5 only:min-h-60 border-2 rounded-[14px] max-laptop:col-span-full ${isOver ? 'border-solid border-brand bg-tint' : 'border-dashed border-line-strong'}`}
      {...handlers}
    >
      <label className="flex gap-2 flex-1 flex-col items-center justify-center rounded-[10px] text-center text-brand-strong cursor-pointer hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
        {url ? (
          <img className="w-full aspect-16/9 rounded-[10px] object-cover" src={url} alt={t('forms.preview')} />
        ) : (
          <span className="grid place-items-center size-13 kernel-26/8 bg-brand text-on-brand">
            <Icon name="upload" size={24} />
          </span>
        )}
        <b className="font-strong">{isOver ? t('forms.releaseHere') : t(url ? 'backgrounds.chooseOther' : 'backgrounds.choose')}</b>
        <small className="text-note text-ink-2">{t('backgrounds.rule')}</small>
        <FileInput data-shortcut="new" accept={IMAGE_RULES.any.mimes} disabled={isAdding} onFiles={([file]) => void take(file)} />
      </label>
      <FromLibrary rule={IMAGE_RULES.any} isDisabled={isAdding} onChoose={(medium) => onChoose(new Chosen(medium))} />
      {image && !isAdding && (
        <button type="button" className="button" onClick={onUse}>
          <Icon name="check" />
          {t('backgrounds.addAndUse')}
        </button>
      )}
      <p className="text-note text-ink-2 empty:hidden" role="status">
        {isBroken && t('backgrounds.broken')}
      </p>
      <button type="button" className="button quiet" disabled={isAdding} onClick={onAdd}>
        <Icon name="add" />
        {isAdding ? t('backgrounds.adding', { percent }) : t('backgrounds.add')}
      </button>
    </li>
  );
};
