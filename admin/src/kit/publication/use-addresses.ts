import { LOCALES, type Section } from '@sanabel/contract/enumerations';
import { itemAnchor, itemPage, type PagedName } from '@sanabel/contract/kinds/index';
import { addressOf, type Path } from '@sanabel/contract/pages';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { useLanguage } from '../language/language.ts';

/** Pages that show the background of a section. */
const SECTION_PAGES: Readonly<Record<Section, Path>> = {
  platform: '/',
  institutionWord: '/#word',
  goles: '/#goals',
  aboutUs: '/about',
  ourServices: '/services',
  askanExpert: '/#expert',
  gallery: '/gallery',
  careerOpportunities: '/jobs',
  contactUs: '/contact',
};

const manifest = z.object({ lang: z.enum(LOCALES) });

/** Reads the site's default locale, which has no prefix in its addresses, from the manifest. Falls back to Arabic. */
const readDefaultLocale = async () => {
  const answer = await fetch('/manifest.webmanifest').catch(() => null);
  const parsed = manifest.safeParse(await answer?.json().catch(() => null));
  return parsed.success ? parsed.data.lang : 'ar';
};

export const useAddresses = () => {
  const locale = useLanguage();
  const { data = 'ar' } = useQuery({ queryKey: ['default locale'], queryFn: readDefaultLocale, staleTime: Number.POSITIVE_INFINITY });
  const addressAt = (path: Path): string => addressOf(locale, path, data);
  return {
    home: addressAt('/'),
    jobs: addressAt('/jobs'),
    ofSection: (section: Section): string => addressAt(SECTION_PAGES[section]),
    /** Links a photo to its anchor in the gallery. */
    ofItem: (list: PagedName, item: { id: string; type?: string | undefined }): string =>
      addressAt(itemPage(list, item.id)) + itemAnchor(list, item),
  };
};
