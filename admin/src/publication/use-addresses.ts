import { LOCALES } from '@sanabel/contract/enumerations';
import { addressOf, itemAnchor, itemPage, type PageOwner, type Path } from '@sanabel/contract/pages';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { useLanguage } from '../language/language.ts';

const manifest = z.object({ lang: z.enum(LOCALES) });

/** The language without a prefix in the site's addresses: that of its manifest, else Arabic, which is the default. */
const readDefaultLocale = async () => {
  const answer = await fetch('/manifest.webmanifest').catch(() => null);
  const parsed = manifest.safeParse(await answer?.json().catch(() => null));
  return parsed.success ? parsed.data.lang : 'ar';
};

/** The addresses of the public site, in the reader's language. */
export const useAddresses = () => {
  const locale = useLanguage();
  const { data = 'ar' } = useQuery({ queryKey: ['default locale'], queryFn: readDefaultLocale, staleTime: Number.POSITIVE_INFINITY });
  const addressAt = (path: Path): string => addressOf(locale, path, data);
  return {
    home: addressAt('/'),
    /** Of the page that shows an item; of a photo that opens it there. */
    ofItem: (list: PageOwner, item: { id: string; type?: string | undefined }): string =>
      addressAt(itemPage(list, item.id)) + itemAnchor(list, item),
  };
};
