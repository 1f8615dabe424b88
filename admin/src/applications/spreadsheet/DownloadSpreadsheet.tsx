import { useTranslation } from 'react-i18next';
import { useFormats } from '../../kit/i18n/format.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { type ReadRequests, useDownloadSpreadsheet } from './use-download-spreadsheet.ts';

interface Props {
  read: ReadRequests;
  done?: string;
  className?: string;
}

export const DownloadSpreadsheet = ({ read, done, className = '' }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { share, run } = useDownloadSpreadsheet(read, done);
  return (
    <button type="button" className={`button quiet ${className}`} aria-disabled={share !== null} onClick={() => void run()}>
      <Icon name="download" />
      <span aria-live="polite">
        {share === null ? t('jobRequests.spreadsheet') : t('jobRequests.spreadsheetWorking', { share: formats.percent(share) })}
      </span>
    </button>
  );
};
