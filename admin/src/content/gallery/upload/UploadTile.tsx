import { useTranslation } from 'react-i18next';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { FileInput } from '../../../kit/upload/FileInput.tsx';
import { FILE_RULES, type FileKind } from './rules.ts';

const TEXTS = {
  image: { title: 'gallery.uploadImage', rule: 'gallery.imageRule' },
  video: { title: 'gallery.uploadVideo', rule: 'gallery.videoRule' },
} as const;
/** Some systems know a video's extension better than its type. */
const ENDINGS = { image: [], video: ['.ogv', '.ogg'] } as const;

interface Props {
  kind: FileKind;
  /** Files are dragged over the page. */
  isOver: boolean;
  onFiles: (files: File[]) => void;
}

export const UploadTile = ({ kind, isOver, onFiles }: Props) => {
  const { t } = useTranslation();
  return (
    <label
      className={`upload-tile flex gap-2.5 flex-col items-center justify-center min-h-50 py-4.5 px-3 border-2 rounded-[14px] text-center text-brand-strong cursor-pointer hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${isOver ? 'border-solid border-brand bg-tint' : 'border-dashed border-line-strong'}`}
    >
      <span className="grid place-items-center size-13 kernel-26/8 bg-brand text-on-brand">
        <Icon name="upload" size={24} />
      </span>
      <b className="font-strong">{isOver ? t('gallery.releaseHere') : t(TEXTS[kind].title)}</b>
      <small className="text-note text-ink-2">{t(TEXTS[kind].rule)}</small>
      <FileInput data-shortcut="new" multiple accept={[...FILE_RULES[kind].mimes, ...ENDINGS[kind]]} onFiles={onFiles} />
    </label>
  );
};
