import { useObjectUrl } from '../../forms/use-object-url.ts';
import { Mark } from '../../ui/Mark.tsx';

/** The chosen picture in the card's form; the mark stands where there is none yet. */
export const PreviewPicture = ({ image }: { image: File | string }) => {
  const url = useObjectUrl(image);
  return <div className="preview-picture">{url ? <img src={url} alt="" /> : <Mark />}</div>;
};
