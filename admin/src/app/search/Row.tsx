import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../lists/people.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Photo } from '../../ui/Photo.tsx';
import type { Choice } from './choices.ts';
import { marked } from './marked.ts';
import { useRowWords } from './row-words.ts';

const Marked = ({ text, words }: { text: string; words: readonly string[] }) => {
  let at = 0;
  return (
    <bdi>
      {marked(text, words).map(({ text: piece, isMatch }) => {
        at += piece.length;
        return isMatch ? <mark key={at}>{piece}</mark> : piece;
      })}
    </bdi>
  );
};

const PERSONS = ['admins', 'job-requests'];

const Face = ({ choice, name }: { choice: Choice; name: string }) => {
  if ('page' in choice || 'all' in choice)
    return (
      <span className="search-face sign">
        <Icon name={'page' in choice ? choice.page.icon : 'search'} />
      </span>
    );
  const { kind, picture } = choice.hit;
  if (PERSONS.includes(kind)) return <Avatar name={name} turn={0} picture={picture} className="search-face" />;
  if (picture) return <Photo className={`search-face ${kind}`} src={picture} sizes="64px" width={64} height={56} />;
  return (
    <span className="search-face sign">
      <Mark className="w-5 h-8 opacity-40" />
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
  const { title, lang, parts, tag } = useRowWords(choice, words);
  const content = (
    <>
      <Face choice={choice} name={title} />
      <span className="min-w-0">
        <b lang={lang}>
          <Marked text={title} words={words} />
        </b>
        {parts.length > 0 && (
          <small>
            {parts.map((part, place) => (
              <span key={part}>
                {place > 0 && ' · '}
                <Marked text={part} words={words} />
              </span>
            ))}
          </small>
        )}
      </span>
      {choice.to === null ? (
        <span className="search-restore">
          <Icon name="history" size={18} />
          {t('trash.restore')}
        </span>
      ) : (
        tag && <em>{tag}</em>
      )}
    </>
  );
  if (choice.to === null)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a list box belong to its field.
      <div id={id} role="option" aria-selected={isActive} tabIndex={-1} onPointerMove={onPoint} onClick={onChoose}>
        {content}
      </div>
    );
  return (
    <Link
      id={id}
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
