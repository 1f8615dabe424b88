import type { contact as arabic } from '../ar/contact.ts';
import type { Counterpart } from '../ar/index.ts';

export const contact = {
  title: 'Contact',
  description: 'How to contact {{club}}: WhatsApp, YouTube, TikTok, Facebook, phone and email.',
  message: 'Our door is open. Ask us anything.',
  lead: 'Choose whichever way suits you best.',
  channels: 'Ways to contact us',
  visit: { title: 'Visit us', map: 'Open in maps', hours: 'Opening hours' },
  none: 'We will add our contact details soon.',
} satisfies Counterpart<typeof arabic>;
