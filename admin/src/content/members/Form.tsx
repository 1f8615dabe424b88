import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CROPS, positionOf } from '../../kit/forms/focus/crops.ts';
import { PictureDetails } from '../../kit/forms/focus/PictureDetails.tsx';
import { FieldsFold } from '../../kit/forms/ItemFields.tsx';
import { ItemForm, type ItemFormProps } from '../../kit/forms/ItemForm.tsx';
import type { FormValues } from '../../kit/forms/kind-fields.ts';
import { Localised } from '../../kit/language/localised.tsx';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import { useMemberTexts } from './texts.ts';

/** Look of a portrait: an arch. */
export const PORTRAIT = 'block w-full h-auto aspect-square rounded-t-[50%] rounded-b-[10px] bg-tint object-cover object-[50%_20%]';

const MemberPreview = ({ form }: { form: UseFormReturn<FormValues<'members'>> }) => {
  const { t } = useTranslation();
  const texts = useMemberTexts();
  const values = useWatch({ control: form.control });
  const url = useObjectUrl(useWatch({ control: form.control, name: 'image' }));
  const shown = (text: string | undefined, arabic: string | undefined, missing: string) => {
    const trimmed = { text: text?.trim() ?? '', arabic: arabic?.trim() ?? '' };
    return trimmed.text || trimmed.arabic ? <Localised {...trimmed} /> : missing;
  };
  return (
    <figure>
      <figcaption className="mb-1.25 text-note font-strong">{t('members.preview')}</figcaption>
      <div className="member-preview grid gap-3.5 grid-cols-[112px_minmax(0,1fr)] items-center @min-[880px]/item-fields:grid-cols-1 p-3.5 kernel-28/4 wrap-anywhere bg-tint">
        {url ? (
          <img className={PORTRAIT} style={{ objectPosition: positionOf(values.focus ?? '', CROPS.portraits.start) }} src={url} alt="" />
        ) : (
          <span className={PORTRAIT} />
        )}
        <div>
          <b className="block font-semibold">{shown(values.name, values.arabicName, t('members.previewName'))}</b>
          <span className="block text-note text-on-tint">{shown(values.role, values.arabicRole, texts.previewRole)}</span>
          <small className="mt-1 line-clamp-4 text-note text-ink-2">{shown(values.bio, values.arabicBio, '')}</small>
        </div>
      </div>
    </figure>
  );
};

/** Starts closed, so that the list under the form stays visible. */
const PictureFold = ({ form }: { form: UseFormReturn<FormValues<'members'>> }) => {
  const { t } = useTranslation();
  const image = useWatch({ control: form.control, name: 'image' });
  return image ? (
    <FieldsFold summary={t('forms.focus.fold')}>
      <PictureDetails form={form} list="portraits" picture={image} />
    </FieldsFold>
  ) : null;
};

const SHAPES = { list: 'portraits' } as const;

export const MemberForm = (props: ItemFormProps<'members'>) => (
  <ItemForm {...props} resource="members" texts={useMemberTexts()} shapes={SHAPES} Preview={MemberPreview} Details={PictureFold} />
);
