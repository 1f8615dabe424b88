import type { ReactNode, Ref } from 'react';

interface StageProps {
  /** Its height where there is room. */
  className: string;
  /** Whether a player fills it, without a caption. */
  isBare?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The large view of a viewer: a picture or a film, and under it on its start side the caption. */
export const Stage = ({ className, isBare = false, ref, children }: StageProps) => (
  <figure
    ref={ref}
    className={`relative h-90 overflow-hidden bg-night ${isBare ? 'rounded-[12px]' : 'kernel rounded-es-none max-mid:rounded-ee-none'} ${className}`}
  >
    {children}
  </figure>
);

/** Not to the last line: between two pixels it would shine through under the caption. */
export const STAGE_PICTURE = 'h-[calc(100%-1px)]';

/** Says in the middle of the stage that something failed. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <div
    className="plaque absolute inset-x-5 inset-y-0 m-auto size-fit max-w-[32em] px-3 py-1.5 text-center text-small leading-[1.6]"
    role="alert"
  >
    {children}
  </div>
);
