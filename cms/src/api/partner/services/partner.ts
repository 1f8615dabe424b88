import { type Partner, type PartnerInput, partnerInput } from '@sanabel/contract';
import { type Collection, identity } from '../../../collection/collection.ts';
import { OTHER_IMAGE } from '../../../media/rules.ts';

type PartnerFields = PartnerInput & { logo: string };

export const partners: Collection<PartnerFields, Partner> = {
  uid: 'api::partner.partner',
  resource: 'partners',
  input: partnerInput,
  patch: partnerInput.partial(),
  files: [{ field: 'logo', attribute: 'logo', rule: OTHER_IMAGE, isRequired: true }],
  searchable: ['name', 'arabicName'],
  listable: ['name', 'arabicName'],
  toItem: (row) => ({ ...identity(row), name: row.name, arabicName: row.arabicName ?? '', link: row.link, logo: row.logo }),
};

export default () => partners;
