import type { LibraryMedium } from '@sanabel/contract/library';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../kit/i18n/format.ts';
import { useMediumLabels } from '../../../kit/media/labels.ts';
import { Actions } from './Actions.tsx';
import { DescriptionForm } from './DescriptionForm.tsx';
import { Uses } from './Uses.tsx';

/** Skips pictures, which are shown with their description beneath. */
const Player = ({ medium: { kind, url, picture }, name }: { medium: LibraryMedium; name: string }) => {
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: films of the club have no caption files.
      <video
        className="w-full max-h-[50dvh] rounded-[14px] bg-green-950"
        src={url}
        poster={picture || undefined}
        controls
        preload="metadata"
        aria-label={name}
      />
    );
  // biome-ignore lint/a11y/useMediaCaption: what is said is the text of the page.
  return kind === 'voice' ? <audio className="w-full" src={url} controls preload="metadata" aria-label={name} /> : null;
};

export const Details = ({ medium, onClose }: { medium: LibraryMedium; onClose: () => void }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { nameOf, measuresOf, sizeOf, typeOf } = useMediumLabels();
  const isPicture = medium.kind === 'picture';
  const facts = [typeOf(medium), measuresOf(medium), sizeOf(medium.bytes)].filter(Boolean);
  return (
    <div
      className={`grid gap-7 items-start pt-5.5 pb-6.5 px-6 overflow-y-auto max-laptop:grid-cols-[1fr] max-laptop:p-4 ${isPicture ? 'grid-cols-[minmax(0,320px)_minmax(0,1fr)]' : 'grid-cols-[1fr]'}`}
    >
      <div className="grid gap-4">
        <Player medium={medium} name={nameOf(medium)} />
        <p className="text-ink-2">
          {facts.join(' · ')} · {t('library.since', { date: formats.date(medium.createdAt) })}
        </p>
        <Uses medium={medium} />
        <Actions medium={medium} onClose={onClose} />
      </div>
      {isPicture && <DescriptionForm medium={medium} />}
    </div>
  );
};
