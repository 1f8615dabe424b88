import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../forms/picture.ts';
import { Localised } from '../language/localised.tsx';
import type { MemberValues } from './fields.ts';

/** The member as the home page shows them: the portrait in its arch, name, role and bio. */
export const MemberPreview = ({ form }: { form: UseFormReturn<MemberValues> }) => {
  const { t } = useTranslation();
  const values = useWatch({ control: form.control });
  const url = useObjectUrl(values.image);
  const shown = (text: string | undefined, arabic: string | undefined, missing: string) => {
    const trimmed = { text: text?.trim() ?? '', arabic: arabic?.trim() ?? '' };
    return trimmed.text || trimmed.arabic ? <Localised {...trimmed} /> : missing;
  };
  return (
    <figure>
      <figcaption className="mb-1.25 text-note font-strong">{t('members.preview')}</figcaption>
      <div className="member-preview grid gap-4 grid-cols-[112px_minmax(0,1fr)] items-center p-3.5 kernel-28/4 wrap-anywhere bg-tint">
        {url ? <img className="member-portrait" src={url} alt="" /> : <span className="member-portrait" />}
        <div>
          <b className="block leading-[1.5] font-semibold">{shown(values.name, values.arabicName, t('members.previewName'))}</b>
          <span className="block leading-[1.5]">{shown(values.role, values.arabicRole, t('members.previewRole'))}</span>
          <small className="mt-1 line-clamp-4 text-meta/[1.5] text-ink-2">{shown(values.bio, values.arabicBio, '')}</small>
        </div>
      </div>
    </figure>
  );
};
