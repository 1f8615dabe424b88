import type { contact as arabic } from '../ar/contact.ts';
import type { Twin } from '../ar/index.ts';

export const contact = {
  title: 'Contact',
  description: 'Ways to reach {{club}}: WhatsApp, YouTube, TikTok, Facebook, telephone and e-mail.',
  message: 'Our door is open, and so are our ears',
  lead: 'Take the road that is nearest to you.',
  channels: 'Ways to reach us',
  none: 'Our contact details will be here soon.',
} satisfies Twin<typeof arabic>;
