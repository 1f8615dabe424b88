import { type ReactNode, type Ref, useId } from 'react';

interface Props {
  title: string;
  /** Set where the title takes the focus. */
  titleRef?: Ref<HTMLSpanElement>;
  beside?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, titleRef, beside, children }: Props) => {
  const id = useId();
  return (
    <section className="py-4 border-b border-line last:border-b-0" aria-labelledby={id}>
      <h3 className="flex gap-x-2.5 gap-y-0.5 flex-wrap items-center mb-2.5 text-small">
        <span id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </span>
        {beside}
      </h3>
      {children}
    </section>
  );
};

export const SectionNote = ({ children }: { children: ReactNode }) => (
  <small className="text-note font-normal text-ink-2">{children}</small>
);
