import { useTranslation } from 'react-i18next';

interface Props {
  submit: string;
  isBusy: boolean;
  onCancel: () => void;
}

export const DialogFoot = ({ submit, isBusy, onCancel }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="flex gap-2.5 flex-wrap">
      <button type="submit" className="button max-tablet:flex-1" aria-disabled={isBusy}>
        {submit}
      </button>
      <button type="button" className="button quiet max-tablet:flex-1" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  );
};
