import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { FILE_RULES, type FileKind } from './rules.ts';
import './upload-tile.css';

const TEXTS = {
  image: { title: 'gallery.uploadImage', rule: 'gallery.imageRule' },
  video: { title: 'gallery.uploadVideo', rule: 'gallery.videoRule' },
} as const;
/** Some systems know a video's ending better than its type. */
const ENDINGS = { image: [], video: ['.ogv', '.ogg'] } as const;

interface Props {
  kind: FileKind;
  /** Files are held over the page. */
  isOver: boolean;
  onFiles: (files: File[]) => void;
}

/** The dashed tile at the head of a grid: choose one file or many. */
export const UploadTile = ({ kind, isOver, onFiles }: Props) => {
  const { t } = useTranslation();
  return (
    <label className={isOver ? 'upload-tile over' : 'upload-tile'}>
      <span className="upload-tile-sign">
        <Icon name="upload" size={24} />
      </span>
      <b>{isOver ? t('gallery.releaseHere') : t(TEXTS[kind].title)}</b>
      <small>{t(TEXTS[kind].rule)}</small>
      <input
        className="sr-only"
        type="file"
        multiple
        accept={[...FILE_RULES[kind].types, ...ENDINGS[kind]].join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
};
