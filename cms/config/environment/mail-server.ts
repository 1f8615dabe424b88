import { isLoopback } from './hook.ts';

interface MailServer {
  SMTP_HOST: string;
  SMTP_SECURE: boolean;
}

/** A remote server without encryption gets no mail: codes and links would be readable, and an attacker can remove the offer of STARTTLS. */
export const encryptionFor = ({ SMTP_HOST, SMTP_SECURE }: MailServer): { secure: boolean; requireTLS: boolean } => ({
  secure: SMTP_SECURE,
  requireTLS: !SMTP_SECURE && !isLoopback(`smtp://${SMTP_HOST}`),
});
