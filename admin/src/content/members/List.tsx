import { StalenessLine } from '../../kit/forms/counterpart/StalenessLine.tsx';
import { CROPS, positionOf } from '../../kit/forms/focus/crops.ts';
import { fadedUnlessLive, TimingBadge } from '../../kit/forms/timing/TimingBadge.tsx';
import { Localised } from '../../kit/language/localised.tsx';
import { type EntryProps, ListWithForm } from '../../kit/lists/ListWithForm.tsx';
import { OpenBadge } from '../../kit/lists/present/OpenBadge.tsx';
import { SiteLink } from '../../kit/publication/SiteLink.tsx';
import { Photo } from '../../kit/ui/Photo.tsx';
import { MemberForm, PORTRAIT } from './Form.tsx';
import { useMemberTexts } from './texts.ts';

/** Arch and bowl alternate, like on the public page. */
const BOWL = 'group-even/card:rounded-[10px_10px_50%_50%]';

const MemberCard = ({ item: member, name, handle, isEdited, openAt, buttons }: EntryProps<'members'>) => {
  const { noBio } = useMemberTexts();
  const hasBio = member.bio !== '' || member.arabicBio !== '';
  return (
    <article
      className={`flex flex-col pt-4 px-4 pb-1.5 min-w-0 max-laptop:pt-3 max-laptop:px-3 max-laptop:pb-1 ${isEdited ? 'edited' : ''}`}
    >
      <div className="relative">
        {member.image ? (
          <Photo
            className={`${PORTRAIT} ${BOWL} ${fadedUnlessLive(member)}`}
            src={member.image}
            width={200}
            height={200}
            sizes="(width > 900px) 200px, 46vw"
            position={positionOf(member.focus, CROPS.portraits.start)}
          />
        ) : (
          <span className={`${PORTRAIT} ${BOWL}`} />
        )}
        <TimingBadge item={member} />
      </div>
      <h2 className="mt-3 text-item wrap-anywhere">
        <Localised text={member.name} arabic={member.arabicName} />
      </h2>
      <p className="text-note font-strong wrap-anywhere text-brand">
        <Localised text={member.role} arabic={member.arabicRole} />
      </p>
      <StalenessLine item={member} />
      <OpenBadge names={openAt} />
      <p className="line-clamp-4 text-note wrap-anywhere text-ink-2">
        {hasBio ? <Localised text={member.bio} arabic={member.arabicBio} /> : noBio}
      </p>
      <span className="mt-auto -mx-2">
        <SiteLink resource="members" item={member} name={name} />
      </span>
      <div className="flex justify-between -mx-2">
        {handle}
        {buttons}
      </div>
    </article>
  );
};

export const Component = () => (
  <ListWithForm
    resource="members"
    className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(204px,1fr))] max-laptop:gap-2.5 max-laptop:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] max-tablet:grid-cols-2"
    itemClassName="group/card grid"
    Form={MemberForm}
    Entry={MemberCard}
    pictureOf={(member) => (
      <Photo src={member.image} sizes="72px" className={PORTRAIT} position={positionOf(member.focus, CROPS.portraits.start)} />
    )}
  />
);
