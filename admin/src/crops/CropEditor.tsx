import type { Crop } from '@sanabel/contract/entities/crop';
import { CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ContentEditor } from '../content/form/ContentEditor.tsx';
import { CROP_FIELDS } from '../content/form/fields.ts';
import { CROP_RULES, type CropValues, cropValues } from '../content/form/values.ts';
import { Choices } from '../forms/Choices.tsx';
import { resolverOf } from '../forms/resolver.ts';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { CropPreview } from './CropPreview.tsx';
import { MonthsField } from './MonthsField.tsx';

const Preview = ({ control, locale }: { control: ReturnType<typeof useForm<CropValues>>['control']; locale: 'ar' | 'en' }) => {
  const values = useWatch({ control });
  return <CropPreview values={{ ...cropValues(null), ...values }} locale={locale} />;
};

/** The form of one crop; what is stored meanwhile by others does not change it. */
export const CropEditor = ({ crop: current, onReopen }: { crop: Crop | null; onReopen?: () => void }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const locale = useLanguage();
  const [crop] = useState(current);
  const form = useForm<CropValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: cropValues(crop),
    resolver: resolverOf(CROP_RULES, locale, ({ image }) => (image ? {} : { image: t('forms.imageRequired') })),
  });
  const name = crop && (locale === 'ar' ? crop.arabicName : crop.name);
  return (
    <ContentEditor
      form={form}
      rules={CROP_RULES}
      fields={CROP_FIELDS}
      resource="crops"
      item={crop}
      draftKey={`crops.${crop?.id ?? 'new'}`}
      title={t(crop ? 'dashboard.form.editCrop' : 'dashboard.form.addCrop')}
      lead={crop ? t('dashboard.form.lastSaved', { name, when: formats.ago(crop.updatedAt) }) : t('dashboard.form.newLead')}
      nameOf={(values) => (locale === 'ar' ? values.arabicName : values.name)}
      preview={(language) => <Preview control={form.control} locale={language} />}
      onReopen={onReopen}
    >
      <div className="content-wide">
        <Choices
          form={form}
          name="type"
          label={t('dashboard.type')}
          options={CROP_TYPES.map((type) => ({ value: type, text: t(`dashboard.cropTypes.${type}`) }))}
        />
      </div>
      <Choices
        form={form}
        name="season"
        label={t('dashboard.season')}
        options={SEASONS.map((season) => ({ value: season, text: t(`dashboard.seasons.${season}`) }))}
      />
      <MonthsField form={form} />
    </ContentEditor>
  );
};
