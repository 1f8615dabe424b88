import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { FILE_RULES, type FileKind } from './rules.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** During uploads a drop is ignored, but does not open the file in the browser either. */
export const useFileDrop = (take: (files: File[]) => void, isDisabled: boolean) => {
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(!isDisabled);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) take([...event.dataTransfer.files]);
  };
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } };
};

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
      className={`upload-tile flex gap-2.5 flex-col items-center justify-center min-h-50 py-4.5 px-3 border-2 rounded-[14px] leading-[1.5] text-center text-brand-strong cursor-pointer hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${isOver ? 'border-solid border-brand bg-tint' : 'border-dashed border-line-strong'}`}
    >
      <span className="grid place-items-center size-13 kernel-26/8 bg-brand text-on-brand">
        <Icon name="upload" size={24} />
      </span>
      <b className="font-strong">{isOver ? t('gallery.releaseHere') : t(TEXTS[kind].title)}</b>
      <small className="text-meta text-ink-2">{t(TEXTS[kind].rule)}</small>
      <input
        className="sr-only"
        data-shortcut="new"
        type="file"
        multiple
        accept={[...FILE_RULES[kind].mimes, ...ENDINGS[kind]].join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
};
