import { GUIDE_REGIONS, type GuideRegion } from '@sanabel/contract/growing-guide/rows';
import { useGetList } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../kit/data/resources.ts';
import { useLanguage } from '../../../kit/language/language.ts';
import { CHIP } from '../../../kit/ui/RadioChip.tsx';
import { Folded } from '../../shared/Folded.tsx';
import type { CropValues } from '../fields.ts';
import { PlainField, PlainSelect } from './PlainField.tsx';
import { RegionFields } from './RegionFields.tsx';
import { Sources } from './Sources.tsx';
import { useGrowingGuide } from './use-growing-guide.ts';

const REVIEWERS = { pagination: { page: 1, perPage: 1000 } };

const Fields = ({ form }: { form: UseFormReturn<CropValues> }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const { guide, change, fieldErrorAt } = useGrowingGuide(form);
  const [region, setRegion] = useState<GuideRegion>('everywhere');
  const { data: members = [] } = useGetList<Item<'members'>>('members', REVIEWERS);
  const nameOf = ({ name, arabicName }: Item<'members'>): string => (locale === 'ar' && arabicName ? arabicName : name);
  return (
    <div className="grid gap-5 pt-4">
      <div className="grid grid-cols-[1fr_1fr_1fr] gap-3 items-start max-wide:grid-cols-1">
        {(
          [
            ['scientificName', null],
            ['arabicSynonyms', 'ar'],
            ['synonyms', 'en'],
          ] as const
        ).map(([name, language]) => (
          <PlainField
            key={name}
            label={t(`crops.growingGuide.${name}`)}
            language={language}
            value={guide[name] ?? ''}
            fieldError={fieldErrorAt(name)}
            onChange={(value) => change((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <fieldset className="field">
        <legend className="label">{t('crops.growingGuide.region')}</legend>
        <div className="flex gap-2 flex-wrap">
          {GUIDE_REGIONS.map((one) => (
            <label key={one} className={`${CHIP} font-normal has-checked:font-strong`}>
              <input className="absolute opacity-0" type="radio" name={id} checked={region === one} onChange={() => setRegion(one)} />
              {t(`crops.growingGuide.regions.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <RegionFields key={region} region={region} guide={guide} change={change} fieldErrorAt={fieldErrorAt} />
      <Sources guide={guide} change={change} fieldErrorAt={fieldErrorAt} />
      <div className="grid grid-cols-[1fr_1fr] gap-3 items-start max-laptop:grid-cols-1">
        <PlainSelect
          label={t('crops.growingGuide.reviewedBy')}
          value={guide.reviewedBy ?? ''}
          fieldError={fieldErrorAt('reviewedBy')}
          options={[
            { value: '', text: t('crops.growingGuide.nobody') },
            ...members.map((member) => ({ value: member.id, text: nameOf(member) })),
          ]}
          onChange={(reviewedBy) => change((before) => ({ ...before, reviewedBy }))}
        />
        <PlainField
          label={t('crops.growingGuide.reviewedOn')}
          language={null}
          type="date"
          value={guide.reviewedOn ?? ''}
          fieldError={fieldErrorAt('reviewedOn')}
          onChange={(reviewedOn) => change((before) => ({ ...before, reviewedOn }))}
        />
      </div>
    </div>
  );
};

/** Folded at first: a growingGuide has no required fields (design guide, 13.5). */
export const GrowingGuideField = ({ form }: { form: UseFormReturn<CropValues> }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { errors, submitCount } = useFormState({ control: form.control });
  const isWrong = Object.keys(errors).some((name) => name.startsWith('sheet'));
  // Show the errors that block saving.
  useEffect(() => {
    if (submitCount > 0 && isWrong) setIsOpen(true);
  }, [submitCount, isWrong]);
  return (
    <Folded title={t('crops.growingGuide.title')} hint={t('crops.growingGuide.hint')} isOpen={isOpen} onToggle={setIsOpen}>
      <Fields form={form} />
    </Folded>
  );
};
