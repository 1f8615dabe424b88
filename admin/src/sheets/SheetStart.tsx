import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';

export const SHEET_TYPES = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
  total: number;
  rule: string;
  isBusy: boolean;
  onDownload: () => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
}

export const SheetStart = ({ total, rule, isBusy, onDownload, onTemplate, onFile }: Props) => {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isBusy) onFile(file);
  };
  return (
    <div className="sheet-body">
      <div className="sheet-ways">
        <button type="button" className="sheet-way" aria-disabled={isBusy || total === 0} onClick={() => total > 0 && onDownload()}>
          <Icon name="download" />
          <span>
            {t('sheets.download')}
            <small>{t('sheets.downloadHint', { count: total })}</small>
          </span>
        </button>
        <button type="button" className="sheet-way" aria-disabled={isBusy} onClick={onTemplate}>
          <Icon name="grid" />
          <span>
            {t('sheets.template')}
            <small>{t('sheets.templateHint')}</small>
          </span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first. */}
      <div
        className={`sheet-drop ${isOver ? 'over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <label>
          <input
            className="sr-only"
            type="file"
            accept={SHEET_TYPES}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
          <Icon name="upload" />
          {t('sheets.choose')}
        </label>
        <small>{rule}</small>
      </div>
      <ul className="sheet-how">
        {t('sheets.how')
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </div>
  );
};
