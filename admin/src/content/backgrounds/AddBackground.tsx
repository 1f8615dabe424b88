import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_RULES, useObjectUrl, useTakePicture } from '../../kit/forms/picture.ts';
import { useFormats } from '../../kit/i18n/format.ts';
import { Chosen } from '../../kit/media/chosen.ts';
import { FromLibrary } from '../../kit/media/FromLibrary.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';

interface Props {
  image: File | Chosen | null;
  /** Uploaded share, from 0 to 1; null when nothing is being added. */
  share: number | null;
  /** The connection broke, and the upload waits for it. */
  isBroken: boolean;
  onChoose: (image: File | Chosen) => void;
  onAdd: () => void;
  /** Adds the picture and selects it for the section. */
  onUse: () => void;
}

/** Adding without a file shows an error (specification, section 5). */
export const AddBackground = ({ image, share, isBroken, onChoose, onAdd, onUse }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isOver, setIsOver] = useState(false);
  const url = useObjectUrl(image);
  const isAdding = share !== null;
  const take = useTakePicture('any', onChoose);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isAdding) void take(event.dataTransfer.files[0]);
  };
  return (
    <li
      className={`add-background flex gap-3 flex-col p-3.5 only:min-h-60 border-2 rounded-[14px] max-laptop:col-span-full ${isOver ? 'border-solid border-brand bg-tint' : 'border-dashed border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label className="flex gap-2 flex-1 flex-col items-center justify-center rounded-[10px] leading-[1.5] text-center text-brand-strong cursor-pointer hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
        {url ? (
          <img className="w-full aspect-16/9 rounded-[10px] object-cover" src={url} alt={t('forms.preview')} />
        ) : (
          <span className="grid place-items-center size-13 kernel-26/8 bg-brand text-on-brand">
            <Icon name="upload" size={24} />
          </span>
        )}
        <b className="font-strong">{isOver ? t('forms.releaseHere') : t(url ? 'backgrounds.chooseOther' : 'backgrounds.choose')}</b>
        <small className="text-meta text-ink-2">{t('backgrounds.rule')}</small>
        <input
          className="sr-only"
          data-shortcut="new"
          type="file"
          accept={IMAGE_RULES.any.mimes.join(',')}
          disabled={isAdding}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <FromLibrary rule={IMAGE_RULES.any} isDisabled={isAdding} onChoose={(medium) => onChoose(new Chosen(medium))} />
      {image && !isAdding && (
        <button type="button" className="button" onClick={onUse}>
          <Icon name="check" />
          {t('backgrounds.addAndUse')}
        </button>
      )}
      <p className="text-note/[1.5] text-ink-2 empty:hidden" role="status">
        {isBroken && t('backgrounds.broken')}
      </p>
      <button type="button" className={image && !isAdding ? 'button quiet' : 'button'} disabled={isAdding} onClick={onAdd}>
        <Icon name="add" />
        {isAdding ? t('backgrounds.adding', { percent: formats.percent(Math.floor(share * 100) / 100) }) : t('backgrounds.add')}
      </button>
    </li>
  );
};
