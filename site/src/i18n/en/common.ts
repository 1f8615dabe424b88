import { labels, months } from '@sanabel/contract/labels/en';
import type { common as arabic } from '../ar/common.ts';
import type { Twin } from '../shape.ts';

export const common = {
  skip: 'Skip to the content',
  readMore: 'Read more',
  loading: 'Loading...',
  retry: 'Try again',
  close: 'Close',
  back: 'Back',
  opensInNewTab: 'opens in a new tab',
  partOf: '{{part}} of {{whole}}',
  chatMessage: 'Hello, I need agricultural advice.',
  askExpert: 'Ask an expert',
  backToServices: 'Back to services',
  description:
    'A farming club that brings growers, traders, suppliers, consumers and experts together: crops, guidance, climate, and an expert for your question.',
  nav: {
    label: 'Main menu',
    menu: 'Menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    home: 'Home',
    about: 'About',
    services: 'Services',
    gallery: 'Exhibition',
    jobs: 'Jobs',
    contact: 'Contact',
    crops: 'Crops',
    awareness: 'Awareness articles',
    climate: 'Climate change',
    path: 'Path of this page',
  },
  language: { label: 'Language', thisPage: 'هذه الصفحة بالعربية' },
  contact: {
    label: 'Contact details',
    call: 'Call us',
    callNumber: 'Call us on {{number}}',
    writeTo: 'Write to {{email}}',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    facebook: 'Facebook',
    whatsapp: 'WhatsApp',
    social: 'Our pages',
  },
  footer: {
    promise: 'We sow knowledge and harvest together.',
    about:
      'A farming club that connects growers with traders, suppliers, consumers and experts. A project of the Family Development Foundation.',
    links: 'Links',
    services: 'Services',
    contact: 'Contact',
    rights: '© {{year}} {{club}}. All rights reserved.',
    top: 'Back to top',
  },
  ...labels,
  months,
} satisfies Twin<typeof arabic>;
