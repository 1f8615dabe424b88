import { groupedPhone } from '@sanabel/brand/phone';
import { isBlank } from '@sanabel/contract/typing/clean';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import './lists.css';

/** Takes the first visible grapheme: a family emoji is one, and a letter keeps its diacritic. */
const initialOf = (name: string): string => {
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return signs.find((sign) => !isBlank(sign))?.toUpperCase() ?? '؟';
};

/** Cycles through three tints, so that neighbours in a list differ. */
export const Avatar = ({ name, tint, picture, className = '' }: { name: string; tint: number; picture?: string; className?: string }) => (
  <span className={`avatar tint-${tint % 3} ${className}`} aria-hidden="true">
    {picture ? <img src={picture} alt="" loading="lazy" width="44" height="44" /> : initialOf(name)}
  </span>
);

interface WhoProps {
  name: string;
  tint: number;
  picture?: string;
  badge: ReactNode;
  children: ReactNode;
}

export const Who = ({ name, tint, picture = '', badge, children }: WhoProps) => (
  <div className="table-who flex gap-3.5 items-center">
    <Avatar name={name} tint={tint} picture={picture} />
    {/* Breaks between words, and inside a single long one, so that the table stays in its box. */}
    <span className="min-w-[14ch]">
      <b className="block font-semibold wrap-anywhere">
        <bdi>{name}</bdi> {badge}
      </b>
      <small className="block text-note text-ink-2 wrap-anywhere">{children}</small>
    </span>
  </div>
);

/** Left to right in every language. */
export const emailCell = ({ email }: { email: string }) => (
  <bdi className="table-email" dir="ltr" title={email}>
    {email}
  </bdi>
);

/** Left to right in every language. */
export const phoneCell = ({ phoneNumber }: { phoneNumber: string }) => (
  <bdi className="table-number" dir="ltr">
    {groupedPhone(phoneNumber)}
  </bdi>
);

interface ActsProps {
  id: string;
  icon: IconName;
  text: string;
  /** Accessible name of the link, with the person's name. */
  label: string;
  deleteLabel: string;
  /** Reason why this one cannot be deleted. */
  refusal?: string | undefined;
  onDelete: () => unknown;
}

export const RowActs = ({ id, icon, text, label, deleteLabel, refusal, onDelete }: ActsProps) => {
  const { search } = useLocation();
  return (
    <div className="table-acts">
      <Link className="button quiet" to={{ pathname: id, search }} aria-label={label}>
        <Icon name={icon} />
        <span className="[.dense_&]:max-wide:sr-only">{text}</span>
      </Link>
      <IconButton
        className="danger"
        icon="trash"
        label={deleteLabel}
        title={refusal}
        disabled={refusal !== undefined}
        onClick={() => void onDelete()}
      />
    </div>
  );
};
