import { useTranslation } from 'react-i18next';
import { useBanner } from '../../kit/feedback/failures.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Photo } from '../../kit/ui/Photo.tsx';

interface Props {
  id?: string;
  url: string;
  /** Its position among the pictures; the club's own drawing has none and cannot be deleted. */
  number?: number;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onDelete?: () => void;
  /** Opens the dialog that sets the focal point. */
  onFocus?: () => void;
  position?: string;
}

export const BackgroundCard = ({ id, url, number, isSelected, isDisabled, position, onSelect, onDelete, onFocus }: Props) => {
  const { t } = useTranslation();
  const { failure } = useBanner();
  return (
    <li
      className={`${number === undefined ? 'drawing-card' : 'background-card'} relative flex flex-col card overflow-hidden ${id !== undefined && failure?.itemId === id ? 'failed-item ' : ''}${isSelected ? 'selected border-transparent shadow-[0_0_0_3px_var(--color-brand)]' : ''}`}
    >
      <Photo
        className="w-full aspect-16/9 bg-tint object-cover"
        position={position}
        src={url}
        alt={number === undefined ? t('backgrounds.drawing') : t('backgrounds.picture', { number })}
        sizes="(width > 900px) 370px, 46vw"
      />
      {isSelected && (
        <span className="absolute top-0 start-0 grid place-items-center w-14.5 h-12.5 rounded-ee-[30px] bg-wheat-500 text-green-950">
          <Icon className="stroke-[2.4]" name="check" size={24} />
        </span>
      )}
      <div className="flex gap-2 items-center justify-between min-h-14 py-1.5 ps-3.5 pe-2 max-laptop:flex-wrap max-laptop:gap-x-2 max-laptop:gap-y-0 max-laptop:ps-2 max-laptop:pe-0">
        {isSelected ? (
          <b className="font-semibold text-brand">{t('backgrounds.selected')}</b>
        ) : (
          <button
            type="button"
            className="button quiet max-laptop:px-2.5"
            aria-label={number === undefined ? t('backgrounds.selectDrawing') : t('backgrounds.selectPicture', { number })}
            disabled={isDisabled}
            onClick={onSelect}
          >
            {t('backgrounds.select')}
          </button>
        )}
        {onFocus && (
          <IconButton
            className="ms-auto"
            icon="edit"
            label={t('backgrounds.focusOf', { number })}
            disabled={isDisabled}
            onClick={onFocus}
          />
        )}
        {onDelete ? (
          <IconButton
            className="danger"
            icon="trash"
            label={t('backgrounds.deletePicture', { number })}
            disabled={isDisabled}
            onClick={onDelete}
          />
        ) : (
          <span className="pe-2 text-note text-ink-2">{t('backgrounds.drawing')}</span>
        )}
      </div>
    </li>
  );
};
