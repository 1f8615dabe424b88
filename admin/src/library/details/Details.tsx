import type { LibraryMedium } from '@sanabel/contract/library';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { useMediumWords } from '../../media/words.ts';
import { Actions } from './Actions.tsx';
import { Said } from './Said.tsx';
import { Uses } from './Uses.tsx';

/** Skips pictures, which are shown with their description beneath. */
const Player = ({ medium: { kind, url, picture }, name }: { medium: LibraryMedium; name: string }) => {
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: films of the club have no caption files.
      <video src={url} poster={picture || undefined} controls preload="metadata" aria-label={name} />
    );
  // biome-ignore lint/a11y/useMediaCaption: what is said is the text of the page.
  return kind === 'voice' ? <audio src={url} controls preload="metadata" aria-label={name} /> : null;
};

export const Details = ({ medium, onClose }: { medium: LibraryMedium; onClose: () => void }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { nameOf, measuresOf, sizeOf, typeOf } = useMediumWords();
  const facts = [typeOf(medium), measuresOf(medium), sizeOf(medium.bytes)].filter(Boolean);
  return (
    <div className="medium-body">
      <div className="medium-facts">
        <Player medium={medium} name={nameOf(medium)} />
        <p className="text-ink-2">
          {facts.join(' · ')} · {t('library.since', { date: formats.date(medium.createdAt) })}
        </p>
        <Uses medium={medium} />
        <Actions medium={medium} onClose={onClose} />
      </div>
      {medium.kind === 'picture' && <Said medium={medium} />}
    </div>
  );
};
