import type { LinkInfo } from '@sanabel/contract/auth';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { confirmWithLink } from './calls.ts';
import { Address, COLUMN, Heading, LinkFrame, SubmitButton } from './Frame.tsx';
import { useLinkTexts } from './texts/use-texts.ts';
import { useLink } from './use-link.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  token: string;
  info: LinkInfo;
  onDone: () => void;
  onEnded: () => void;
}

const EmailForm = ({ token, info, ...after }: Props) => {
  const texts = useLinkTexts();
  const { submit, isBusy, failure } = useSubmit({ send: () => confirmWithLink(token), ...after });
  return (
    <form className={COLUMN} noValidate onSubmit={submit}>
      <Heading title={texts.email.title}>{texts.email.lead}</Heading>
      <Address>{info.email}</Address>
      {failure !== null && <Notice kind="error">{failure || texts.failed}</Notice>}
      <SubmitButton isBusy={isBusy} label={texts.email.confirm} />
      <p className="text-note text-ink-2">{texts.email.note}</p>
    </form>
  );
};

/** Uses the link up only when its button is pressed. */
export const EmailPage = () => {
  const { email } = useLinkTexts();
  const link = useLink('email');
  return (
    <LinkFrame purpose="email" link={link} done={{ title: email.done, lead: email.doneLead }}>
      {(open) => <EmailForm {...open} onDone={link.finish} onEnded={link.end} />}
    </LinkFrame>
  );
};
