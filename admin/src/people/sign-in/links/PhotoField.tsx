import { REGISTRATION_IMAGE } from '@sanabel/contract/media-rules';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { FileInput } from '../../../kit/upload/FileInput.tsx';
import { useObjectUrl } from '../../../kit/upload/use-object-url.ts';
import { photoOf } from './photo.ts';
import { useLinkTexts } from './texts/use-texts.ts';

export const PhotoField = ({ photo, onChange }: { photo: Blob | null; onChange: (photo: Blob | null) => void }) => {
  const { invitation: texts } = useLinkTexts();
  const id = useId();
  const url = useObjectUrl(photo);
  const [isRefused, setIsRefused] = useState(false);
  const take = async (file: File) => {
    const made = await photoOf(file);
    setIsRefused(made === null);
    if (made) onChange(made);
  };
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {texts.photo} <small>{texts.optional}</small>
      </span>
      <div className="flex gap-4 items-center py-3 px-3.5 border-2 border-dashed border-line-strong kernel-40/8">
        <span className="grid flex-none place-items-center size-19 rounded-[50%_50%_10px_10px] text-green-800 bg-green-200 overflow-hidden">
          {url ? <img className="size-full object-cover" src={url} alt="" /> : <Icon name="people" size={30} />}
        </span>
        <div>
          <label className="button quiet items-center m-0 text-small font-medium focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3">
            <Icon name="upload" />
            {url ? texts.changePhoto : texts.choosePhoto}
            <FileInput
              accept={REGISTRATION_IMAGE.mimes}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-note`}
              onFiles={([file]) => file && void take(file)}
            />
          </label>
          <p className={isRefused ? 'error-text' : 'hint'} id={`${id}-note`} role={isRefused ? 'alert' : undefined}>
            {isRefused ? texts.photoFailed : texts.photoNote}
          </p>
        </div>
      </div>
    </div>
  );
};
