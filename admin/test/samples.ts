import type { ResourceName } from '../src/kit/data/resources.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEUXZj870mkzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQY02NgGAXIAAABEAAB7JfjegAAAABJRU5ErkJggg==';

export const picture = (): File => new File([Buffer.from(PNG, 'base64')], 'square.png', { type: 'image/png' });

const ARTICLE_TEXTS = ['title', 'description', 'intro', 'issueDefinition', 'importance', 'practicalSteps', 'recommendations'];
const counterpart = (field: string): string => `arabic${field.charAt(0).toUpperCase()}${field.slice(1)}`;

export interface Sample {
  /** Sent in parts with a file, otherwise as JSON. */
  data: Readonly<Record<string, unknown>>;
  /** Later changes; `file` is the field of the replaced file. */
  change: Readonly<Record<string, unknown>>;
  file?: string;
  /** Fields to sort and filter by; the sample has the filter's value. */
  sort: string;
  filter: Readonly<Record<string, unknown>>;
  q: string;
}

/** One sample for each list that editors add to, with a word that the demo content does not contain. */
export const samples = {
  crops: {
    data: {
      title: 'Quinoa of the contract',
      arabicTitle: 'كينوا العقد',
      description: 'Sown by a test.',
      arabicDescription: 'زرعها اختبار.',
      name: 'Quinoa',
      arabicName: 'الكينوا',
      type: 'Grains',
      growthPeriod: 4,
      season: 'Winter',
      image: picture(),
    },
    change: { growthPeriod: 5 },
    file: 'image',
    sort: 'growthPeriod',
    filter: { type: 'Grains', season: 'Winter' },
    q: 'الكينوا',
  },
  articles: {
    data: {
      ...Object.fromEntries(
        ARTICLE_TEXTS.flatMap((field) => [
          [field, `Zeolite: ${field}`],
          [counterpart(field), `الزيوليت: ${field}`],
        ]),
      ),
      type: 'awareness',
      image: picture(),
    },
    change: { secondaryText: 'A mineral that keeps water.' },
    file: 'image',
    sort: 'title',
    filter: { type: 'awareness' },
    q: 'zeolite',
  },
  gallery: {
    data: { type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ?si=abc', title: 'Kohlrabi at noon', arabicTitle: 'الكرنب ظهرًا' },
    change: { title: 'Kohlrabi at dusk' },
    sort: 'title',
    filter: { type: 'youtube' },
    q: 'kohlrabi',
  },
  partners: {
    data: { name: 'Vermiculite Works', link: 'https://vermiculite.example/', logo: picture() },
    change: { arabicName: 'أعمال الفيرميكوليت' },
    file: 'logo',
    sort: 'name',
    filter: {},
    q: 'vermiculite',
  },
  members: {
    data: { name: 'Yaqut Salem', role: 'Beekeeper', image: picture() },
    change: { bio: 'Has kept bees for thirty years.' },
    file: 'image',
    sort: 'name',
    filter: {},
    q: 'yaqut',
  },
  admins: {
    data: {
      fullName: 'Contract Tester',
      email: 'contract-test@sanabel.example',
      password: 'nine oxen at the well',
      job: 'Tester',
      phoneNumber: '01098765432',
    },
    change: { job: 'Chief tester' },
    sort: 'fullName',
    filter: { email: 'contract-test@sanabel.example' },
    q: 'contract',
  },
  'job-requests': {
    data: {
      fullName: 'Nabila Contract',
      phoneNumber: '01055554444',
      role: 'Hydrologist',
      qualification: 'Diploma',
      email: 'nabila-contract@sanabel.example',
      experience: '2',
    },
    change: {},
    sort: 'fullName',
    filter: { role: 'Hydrologist' },
    q: 'nabila',
  },
} as const satisfies Partial<Record<ResourceName, Sample>>;
