import type { AdminRole } from '@sanabel/contract/enumerations';

export interface LinkTexts {
  panel: string;
  toSignIn: string;
  failed: string;
  retry: string;
  busy: string;
  forgot: { title: string; lead: string; email: string; send: string; back: string };
  sent: { title: string; lead: string; spam: string; again: string; sentAgain: string; other: string; noMore: string };
  password: { title: string; of: string; label: string; save: string; note: string; done: string; doneLead: string };
  invitation: {
    title: string;
    lead: (who: string, role: string) => string;
    roles: Readonly<Record<AdminRole, string>>;
    name: string;
    phone: string;
    optional: string;
    photo: string;
    choosePhoto: string;
    changePhoto: string;
    photoNote: string;
    photoFailed: string;
    password: string;
    create: string;
    note: string;
    done: string;
    doneLead: string;
  };
  email: { title: string; lead: string; confirm: string; note: string; done: string; doneLead: string };
  ended: Readonly<Record<'invitation' | 'password' | 'email', { title: string; lead: string; what: string }>>;
  haveAccount: string;
  newLink: string;
}
