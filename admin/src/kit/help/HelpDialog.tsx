import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Section } from '../data/section.ts';
import { useLanguage } from '../language/language.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { helpOf } from './help.ts';
import { NEWS } from './news.ts';
import { pictureOf } from './pictures.ts';
import { SHOW_SHORTCUTS, useSection } from './sections.ts';
import { useTour } from './use-tour.ts';

const HelpDialog = ({ section, onClose }: { section: Section; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const { restart } = useTour();
  const terms = useSection('glossary');
  return (
    <Dialog labelledBy={id} describedBy={`${id}-text`} onClose={onClose} closesBeside>
      <div className="pt-5 pb-6 px-7 max-laptop:px-4">
        <div className="flex items-center justify-between gap-3 -me-3">
          <h2 id={id}>{t(section.label)}</h2>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </div>
        <p className="mt-1.5 mb-4" id={`${id}-text`}>
          {helpOf(section.name, locale)}
        </p>
        <img
          className="w-full h-auto border border-line rounded-ss-[28px] rounded-ee-[28px]"
          alt=""
          {...pictureOf(section.picture, locale)}
        />
        <details className="mt-4">
          <summary className="min-h-11 content-center font-strong cursor-pointer">{t('guide.news')}</summary>
          <ul className="ps-5 list-disc text-note leading-[1.7]">
            {NEWS[locale].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
        <div className="flex flex-wrap gap-3 mt-4">
          <Link className="button quiet" to="/guide" onClick={onClose}>
            <Icon name="print" />
            {t('guide.title')}
          </Link>
          <Link
            className="button quiet"
            to="/"
            onClick={() => {
              void restart();
              onClose();
            }}
          >
            <Icon name="retry" />
            {t('guide.tour.again')}
          </Link>
          {terms && (
            <Link className="button quiet" to={terms.path} onClick={onClose}>
              <Icon name={terms.icon} />
              {t(terms.label)}
            </Link>
          )}
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              onClose();
              window.dispatchEvent(new Event(SHOW_SHORTCUTS));
            }}
          >
            <Icon name="keyboard" />
            {t('shortcuts.title')}
          </button>
        </div>
      </div>
    </Dialog>
  );
};

export default HelpDialog;
