import type { Member } from '@sanabel/contract/entities/member';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { editLinkId } from '../forms/ItemForm.tsx';
import { Localised } from '../language/localised.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  member: Member;
  name: string;
  handle: ReactNode;
  isEdited: boolean;
  editPath: To;
  onDelete: () => void;
}

export const MemberCard = ({ member, name, handle, isEdited, editPath, onDelete }: Props) => {
  const { t } = useTranslation();
  const hasBio = member.bio !== '' || member.arabicBio !== '';
  return (
    <article className={isEdited ? 'edited' : undefined}>
      <img className="member-portrait" src={member.image} alt="" width={200} height={200} loading="lazy" />
      <h3>
        <Localised text={member.name} arabic={member.arabicName} />
      </h3>
      <p className="text-note/[1.5] font-strong wrap-anywhere text-brand">
        <Localised text={member.role} arabic={member.arabicRole} />
      </p>
      <p className="line-clamp-4 text-meta/[1.65] wrap-anywhere text-ink-2">
        {hasBio ? <Localised text={member.bio} arabic={member.arabicBio} /> : t('members.noBio')}
      </p>
      <div className="flex justify-between mt-auto -mx-2 pt-1.5">
        {handle}
        <Link id={editLinkId(member.id)} className="icon-button" to={editPath} aria-label={t('members.editOne', { name })}>
          <Icon name="edit" />
        </Link>
        <button type="button" className="icon-button danger" aria-label={t('members.deleteOne', { name })} onClick={onDelete}>
          <Icon name="trash" />
        </button>
      </div>
    </article>
  );
};
