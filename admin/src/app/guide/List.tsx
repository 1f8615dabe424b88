import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '../../kit/data/section.ts';
import { helpOf } from '../../kit/help/help.ts';
import { pictureOf } from '../../kit/help/pictures.ts';
import { GuideSections } from '../../kit/help/sections.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import '../../kit/styles/print.css';

/** Number of sections that fit the first page, below the sentences about signing in. */
const ON_FIRST_PAGE = 8;

const PAGE =
  'mb-5.5 py-6.5 px-7.5 max-w-215 border border-line rounded-[10px] bg-surface print:m-0 print:p-0 print:max-w-none print:border-0 print:bg-transparent print:text-[#000] print:[section+&]:break-before-page';
const ENTRIES =
  'grid gap-x-6 gap-y-4 grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] mt-3 print:gap-x-4.5 print:gap-y-2.5 print:grid-cols-[1fr_1fr]';

const Entry = ({ section: { name, label, picture, icon } }: { section: Section }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return (
    <li className="grid gap-3 grid-cols-[84px_minmax(0,1fr)] items-start break-inside-avoid">
      <img
        className="w-21 h-16 border border-line rounded-[4px] rounded-se-[14px] rounded-es-[14px] object-cover object-top"
        alt=""
        {...pictureOf(picture, locale)}
      />
      <div>
        <h3 className="flex gap-1.5 items-center text-item">
          <Icon name={icon} size={18} />
          {t(label)}
        </h3>
        <p className="text-note text-ink-2 print:text-[11.5px]/[1.5] print:text-[#222]">{helpOf(name, locale)}</p>
      </div>
    </li>
  );
};

export const Component = () => {
  const { t } = useTranslation();
  const sections = useContext(GuideSections);
  return (
    <div className="guide">
      <PageHead title={t('guide.title')} lead={t('guide.lead')}>
        <button type="button" className="button" onClick={() => window.print()}>
          <Icon name="print" />
          {t('common.print')}
        </button>
      </PageHead>
      <section className={PAGE}>
        <p className="flex gap-2.5 items-center text-[1.375rem]/[normal] font-display font-bold">
          <Logo className="size-8.5" />
          {t('common.panel')}
        </p>
        <h2 className="mt-4.5 mb-1">{t('guide.enter.title')}</h2>
        <p>{t('guide.enter.text')}</p>
        <h2 className="mt-4.5 mb-1">{t('search.groups.pages')}</h2>
        <ul className={ENTRIES}>
          {sections.slice(0, ON_FIRST_PAGE).map((section) => (
            <Entry key={section.name} section={section} />
          ))}
        </ul>
      </section>
      <section className={PAGE}>
        <ul className={ENTRIES}>
          {sections.slice(ON_FIRST_PAGE).map((section) => (
            <Entry key={section.name} section={section} />
          ))}
        </ul>
        <h2 className="mt-4.5 mb-1">{t('guide.problems.title')}</h2>
        <p>{t('guide.problems.text')}</p>
        <p className="flex gap-3.5 items-end mt-5.5">
          <b>{t('guide.ask')}</b>
          <span className="flex-1 h-6.5 border-b border-line-strong" />
        </p>
      </section>
    </div>
  );
};
