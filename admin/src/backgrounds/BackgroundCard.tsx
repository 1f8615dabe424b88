import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  url: string;
  number: number;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

/** One picture of a section. The selected one has a ring, a gold kernel with a check, and the word. */
export const BackgroundCard = ({ url, number, isSelected, isDisabled, onSelect, onDelete }: Props) => {
  const { t } = useTranslation();
  return (
    <li className={isSelected ? 'background-card selected' : 'background-card'}>
      <img src={url} alt={t('backgrounds.picture', { number })} loading="lazy" decoding="async" />
      {isSelected && (
        <span className="background-check">
          <Icon name="check" size={24} />
        </span>
      )}
      <div>
        {isSelected ? (
          <b>{t('backgrounds.selected')}</b>
        ) : (
          <button
            type="button"
            className="button quiet"
            aria-label={t('backgrounds.selectPicture', { number })}
            disabled={isDisabled}
            onClick={onSelect}
          >
            {t('backgrounds.select')}
          </button>
        )}
        <button
          type="button"
          className="icon-button danger"
          aria-label={t('backgrounds.deletePicture', { number })}
          disabled={isDisabled}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
};
