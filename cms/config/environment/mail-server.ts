import { isLoopback } from './hook.ts';

interface MailServer {
  SMTP_HOST: string;
  SMTP_SECURE: boolean;
}

/**
 * How the connection to the mail server is encrypted: from its start, or by STARTTLS before anything is said. A server elsewhere that
 * offers neither gets no mail: sign-in codes and links would travel for all to read, and whoever sits between can take the offer away.
 */
export const encryptionFor = ({ SMTP_HOST, SMTP_SECURE }: MailServer): { secure: boolean; requireTLS: boolean } => ({
  secure: SMTP_SECURE,
  requireTLS: !SMTP_SECURE && !isLoopback(`smtp://${SMTP_HOST}`),
});
