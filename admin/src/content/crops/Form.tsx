import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Item } from '../../kit/data/resources.ts';
import { ContentForm } from '../shared/form/ContentForm.tsx';
import { ContentRoute } from '../shared/form/ContentRoute.tsx';
import { CropPreview } from './CropPreview.tsx';
import { CROP_FORM, CROP_RULES, type CropValues, cropValues } from './fields.ts';
import { GrowingGuideField } from './growing-guide/GrowingGuideField.tsx';
import { MonthsField } from './MonthsField.tsx';

const CropForm = ({ crop, onReopen }: { crop: Item<'crops'> | null; onReopen: () => void }) => {
  const { t } = useTranslation();
  return (
    <ContentForm<'crops', CropValues>
      resource="crops"
      item={crop}
      fields={CROP_FORM}
      schema={CROP_RULES}
      valuesOf={cropValues}
      title={t(crop ? 'crops.edit' : 'crops.add')}
      preview={(form, language) => <CropPreview form={form} locale={language} />}
      onReopen={onReopen}
    >
      {(form) => (
        <>
          <MonthsField form={form} />
          <GrowingGuideField form={form} />
        </>
      )}
    </ContentForm>
  );
};

export const Component = () => {
  const { t } = useTranslation();
  const { id } = useParams();
  return (
    <ContentRoute resource="crops" id={id} title={t('crops.edit')}>
      {(crop, reopen) => <CropForm crop={crop} onReopen={reopen} />}
    </ContentRoute>
  );
};
