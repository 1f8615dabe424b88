import { ARTICLE_COLORS, ARTICLE_VARIANTS, LOCALES } from '@sanabel/contract/enumerations';
import { NAME_MAX } from '@sanabel/contract/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ArticleValues } from '../content/form/values.ts';
import { Choices } from '../forms/Choices.tsx';
import { TextField } from '../forms/TextField.tsx';
import './display-fields.css';

const SECONDARY = { ar: 'arabicSecondaryText', en: 'secondaryText' } as const;
const LABELS = { ar: 'dashboard.form.inArabic', en: 'dashboard.form.inEnglish' } as const;

/** How an article's card looks, for those who want to decide it (decision D14). Nothing here is required. */
export const DisplayFields = ({ form }: { form: UseFormReturn<ArticleValues> }) => {
  const { t } = useTranslation();
  return (
    <details className="content-display content-wide">
      <summary>{t('dashboard.form.display')}</summary>
      <p>{t('dashboard.form.displayHint')}</p>
      <Choices
        form={form}
        name="variant"
        label={t('dashboard.form.variant')}
        options={ARTICLE_VARIANTS.map((value) => ({ value, text: t(`dashboard.form.variants.${value || 'own'}`) }))}
      />
      <Choices
        form={form}
        name="bgColor"
        label={t('dashboard.form.bgColor')}
        options={ARTICLE_COLORS.map((value) => ({ value, text: t(`dashboard.form.colors.${value || 'none'}`) }))}
      />
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          form={form}
          name={SECONDARY[locale]}
          label={t(LABELS[locale], { field: t('dashboard.form.secondaryText') })}
          language={locale}
          max={NAME_MAX}
          isOptional
        />
      ))}
    </details>
  );
};
