import { type Partner, partnerInput } from '@sanabel/contract/entities/partner';

/** What the form holds. The logo is the chosen file, or the address of the stored one. */
export interface PartnerValues {
  name: string;
  arabicName: string;
  link: string;
  logo: File | string;
}

export const partnerValues = (partner: Partner | null): PartnerValues => ({
  name: partner?.name ?? '',
  arabicName: partner?.arabicName ?? '',
  link: partner?.link ?? '',
  logo: partner?.logo ?? '',
});

/** The contract's rules for the texts; the logo has rules of its own. */
export const partnerRules = partnerInput.strip();
