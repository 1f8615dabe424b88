import type { LinkInfo } from '@sanabel/contract/auth';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { FORGOT, LOGIN } from '../../../kit/session/location.ts';
import { Loading } from '../../../kit/ui/Kernels.tsx';
import { useWaits } from '../../second-factor/texts/waits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useLinkTexts } from './texts/use-texts.ts';
import { useLink } from './use-link.ts';

export const COLUMN = 'grid gap-4.5 my-auto w-full max-w-105 py-8 max-laptop:mt-2 max-laptop:mb-auto';

/** `isNews` focuses the title, because the page has replaced a form. */
export const Heading = ({ title, isNews = false, children }: { title: string; isNews?: boolean; children?: ReactNode }) => {
  const { panel } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${panel}`;
    if (isNews) heading.current?.focus();
  }, [title, panel, isNews]);
  return (
    <>
      <h1 ref={heading} className="text-[2.75rem] max-laptop:text-[2.25rem] focus:outline-none" tabIndex={isNews ? -1 : undefined}>
        {title}
      </h1>
      {children && <div className="-mt-2.5 mb-1 text-ink-2">{children}</div>}
    </>
  );
};

export const Address = ({ children }: { children: string }) => (
  <p className="py-3 px-4 rounded-[10px] text-small wrap-anywhere bg-tint text-on-tint">
    <bdi dir="ltr">{children}</bdi>
  </p>
);

export const SubmitButton = ({ isBusy, label }: { isBusy: boolean; label: string }) => {
  const { busy } = useWaits();
  return (
    <button type="submit" className="button" aria-disabled={isBusy}>
      {isBusy ? busy : label}
    </button>
  );
};

const Done = ({ purpose }: { purpose: LinkInfo['purpose'] }) => {
  const texts = useLinkTexts();
  return (
    <div className={COLUMN}>
      <Heading title={texts[purpose].done} isNews>
        {texts[purpose].doneLead}
      </Heading>
      <a className="button" href={LOGIN}>
        {texts.toSignIn}
      </a>
    </div>
  );
};

const Ended = ({ purpose }: { purpose: LinkInfo['purpose'] }) => {
  const texts = useLinkTexts();
  const { title, lead, what } = texts.ended[purpose];
  return (
    <div className={COLUMN}>
      <Heading title={title} isNews>
        {lead}
      </Heading>
      <p>{what}</p>
      {purpose === 'password' && (
        <a className="button" href={FORGOT}>
          {texts.newLink}
        </a>
      )}
      <a className="link justify-self-start" href={LOGIN}>
        {texts.haveAccount}
      </a>
    </div>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useLinkTexts();
  return (
    <div className={COLUMN} role="alert">
      <p>{texts.failed}</p>
      <button type="button" className="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
};

export interface LinkFormProps {
  token: string;
  info: LinkInfo;
  onDone: () => void;
  onEnded: () => void;
}

/** Reads the link; only the form's button uses it up. */
export const LinkFrame = ({ purpose, form: Form }: { purpose: LinkInfo['purpose']; form: ComponentType<LinkFormProps> }) => {
  const { link, readAgain, finish, end } = useLink(purpose);
  if (link.state === 'reading') return <Loading />;
  if (link.state === 'failed') return <Failed onRetry={readAgain} />;
  if (link.state === 'ended') return <Ended purpose={purpose} />;
  if (link.state === 'done') return <Done purpose={purpose} />;
  return <Form token={link.token} info={link.info} onDone={finish} onEnded={end} />;
};
