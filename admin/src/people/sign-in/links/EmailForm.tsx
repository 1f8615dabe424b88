import { Notice } from '../../../kit/ui/Notice.tsx';
import { confirmWithLink } from './calls.ts';
import { Address, COLUMN, Heading, type LinkFormProps, SubmitButton } from './Frame.tsx';
import { useLinkTexts } from './texts/use-texts.ts';
import { useSubmit } from './use-submit.ts';

export const EmailForm = ({ token, info, ...after }: LinkFormProps) => {
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
