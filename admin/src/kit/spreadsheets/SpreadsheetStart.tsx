import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { FileInput, useFileDrop } from '../upload/FileInput.tsx';

export const SPREADSHEET_TYPES = ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
export const SHEET_BODY = 'grid gap-4.5 content-start pt-5 pb-6 px-7 overflow-auto max-laptop:flex-1 max-laptop:px-4';

const WAY =
  'flex gap-3.5 items-center min-h-16 py-3 px-4 border border-line-strong rounded-[14px] font-strong text-start bg-surface not-aria-disabled:hover:bg-tint aria-disabled:opacity-55 aria-disabled:cursor-not-allowed';
const HINT = 'text-note text-ink-2';

interface Props {
  total: number;
  rule: string;
  isBusy: boolean;
  onDownload: () => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
}

export const SpreadsheetStart = ({ total, rule, isBusy, onDownload, onTemplate, onFile }: Props) => {
  const { t } = useTranslation();
  const { isOver, handlers } = useFileDrop(([file]) => file && onFile(file), isBusy);
  return (
    <div className={SHEET_BODY}>
      <div className="grid gap-3 grid-cols-[1fr_1fr] max-laptop:grid-cols-1">
        <button type="button" className={WAY} aria-disabled={isBusy || total === 0} onClick={() => total > 0 && onDownload()}>
          <Icon name="download" />
          <span>
            {t('spreadsheets.download')}
            <small className={`block font-normal ${HINT}`}>{t('spreadsheets.downloadHint', { count: total })}</small>
          </span>
        </button>
        <button type="button" className={WAY} aria-disabled={isBusy} onClick={onTemplate}>
          <Icon name="grid" />
          <span>
            {t('spreadsheets.template')}
            <small className={`block font-normal ${HINT}`}>{t('spreadsheets.templateHint')}</small>
          </span>
        </button>
      </div>
      <div
        className={`grid gap-1.5 place-content-center min-h-35 p-4 border-2 border-dashed border-line-strong rounded-[14px] text-center ${isOver ? 'bg-tint' : ''}`}
        {...handlers}
      >
        <label className="inline-flex gap-2.5 items-center justify-center min-h-11 font-strong text-brand cursor-pointer has-focus-visible:rounded-[8px] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
          <FileInput accept={SPREADSHEET_TYPES} disabled={isBusy} onFiles={([file]) => file && onFile(file)} />
          <Icon name="upload" />
          {t('spreadsheets.choose')}
        </label>
        <small className={HINT}>{rule}</small>
      </div>
      <ul className={`ps-5 list-disc ${HINT}`}>
        {t('spreadsheets.how')
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </div>
  );
};
