import { KINDS } from '@sanabel/contract/kinds/index';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../kit/lists/people.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { Photo } from '../../kit/ui/Photo.tsx';
import type { Choice } from './choices.ts';
import { highlighted } from './highlighted.ts';
import { useRowLabels } from './row-labels.ts';

const MARK =
  'text-inherit [--line:var(--color-wheat-300)] dark:[--line:var(--color-wheat-500)] bg-[linear-gradient(transparent_66%,var(--line)_66%,var(--line)_92%,transparent_92%)] bg-transparent';

const Highlighted = ({ text, words }: { text: string; words: readonly string[] }) => {
  let at = 0;
  return (
    <bdi>
      {highlighted(text, words).map(({ text: piece, isMatch }) => {
        at += piece.length;
        if (!isMatch) return piece;
        return (
          <mark key={at} className={MARK}>
            {piece}
          </mark>
        );
      })}
    </bdi>
  );
};

const ROW =
  'grid gap-4 grid-cols-[64px_minmax(0,1fr)_auto] items-center py-1 px-3 min-h-15 rounded-[14px] no-underline cursor-pointer scroll-mt-10 scroll-mb-2 aria-selected:bg-tint aria-selected:shadow-[inset_0_0_0_2px_var(--color-brand)] max-laptop:gap-3 max-laptop:grid-cols-[56px_minmax(0,1fr)_auto] forced-colors:aria-selected:outline-2';
/** Kernel with the other diagonal full. */
const FACE = 'h-12 rounded-[4px] rounded-se-[20px] rounded-es-[20px]';
const SIGN = `grid place-items-center w-16 bg-tint text-on-tint max-laptop:w-14 ${FACE}`;
const PORTRAIT = 'justify-self-center w-12 h-12 rounded-t-[24px] rounded-b-[8px]';
const PICTURE = 'object-cover object-[center_30%]';

const PERSONS = ['admins', 'job-requests'];

const Face = ({ choice, name }: { choice: Choice; name: string }) => {
  if ('page' in choice || 'all' in choice)
    return (
      <span className={SIGN}>
        <Icon name={'page' in choice ? choice.page.icon : 'search'} />
      </span>
    );
  const { kind, picture } = choice.hit;
  if (PERSONS.includes(kind)) return <Avatar name={name} tint={0} picture={picture} className={`justify-self-center w-13 ${FACE}`} />;
  if (picture)
    return (
      <Photo
        className={`${PICTURE} ${kind !== 'trash' && KINDS[kind].hasPortraits ? PORTRAIT : `w-16 max-laptop:w-14 ${FACE}`}`}
        src={picture}
        sizes="64px"
        width={64}
        height={56}
      />
    );
  return (
    <span className={SIGN}>
      <Logo className="w-5 h-8 opacity-40" />
    </span>
  );
};

interface Props {
  id: string;
  choice: Choice;
  words: readonly string[];
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A link where it leads somewhere, so that it also opens in another tab. */
export const Row = ({ id, choice, words, isActive, onPoint, onChoose }: Props) => {
  const { t } = useTranslation();
  const { title, lang, parts, tag } = useRowLabels(choice, words);
  const content = (
    <>
      <Face choice={choice} name={title} />
      <span className="min-w-0">
        <b className="block truncate leading-[1.5] font-semibold" lang={lang}>
          <Highlighted text={title} words={words} />
        </b>
        {parts.length > 0 && (
          <small className="block truncate text-small text-ink-2">
            {parts.map((part, index) => (
              <span key={part}>
                {index > 0 && ' · '}
                <Highlighted text={part} words={words} />
              </span>
            ))}
          </small>
        )}
      </span>
      {choice.to === null ? (
        <span className="inline-flex gap-2 items-center min-h-11 px-4 border border-line-strong rounded-[10px] text-note bg-surface">
          <Icon name="history" size={18} />
          {t('trash.restore')}
        </span>
      ) : (
        tag && (
          <em className="py-1 px-2.5 rounded-[8px] text-note/[1.4] not-italic whitespace-nowrap bg-green-200 text-green-800 max-laptop:hidden">
            {tag}
          </em>
        )
      )}
    </>
  );
  if (choice.to === null)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a list box belong to its field.
      <div id={id} className={ROW} role="option" aria-selected={isActive} tabIndex={-1} onPointerMove={onPoint} onClick={onChoose}>
        {content}
      </div>
    );
  return (
    <Link
      id={id}
      className={ROW}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      tabIndex={-1}
      to={choice.to}
      onClick={(event) => {
        // Let the browser open another tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {content}
    </Link>
  );
};
