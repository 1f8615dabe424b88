import type { Locale } from '@sanabel/contract/enumerations';
import { useQuery } from '@tanstack/react-query';

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Languages {
  sourceLanguage: Locale;
  targetLanguage: Locale;
}

interface Monitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

interface Translator {
  translate(text: string): Promise<string>;
  destroy?(): void;
}

interface TranslatorApi {
  availability(languages: Languages): Promise<Availability>;
  create(options: Languages & { monitor(monitor: Monitor): void }): Promise<Translator>;
}

/** On-device translator of some browsers (https://webmachinelearning.github.io/translation-api/); the first use may load its model. */
const browserTranslator = (): TranslatorApi | null => (self as { Translator?: TranslatorApi }).Translator ?? null;

export const useCanTranslate = (from: Locale, to: Locale): boolean => {
  const { data } = useQuery({
    queryKey: ['translator', from, to],
    queryFn: () => browserTranslator()?.availability({ sourceLanguage: from, targetLanguage: to }) ?? 'unavailable',
    enabled: browserTranslator() !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data !== undefined && data !== 'unavailable';
};

/** Markdown prefix, which is not translated. */
const LEAD = /^\s*(?:[-*+]\s+|\d+[.)]\s+|#{1,6}\s+|>\s+)?/;

const translateLine = async (translator: Translator, line: string): Promise<string> => {
  const [lead = ''] = LEAD.exec(line) ?? [];
  const rest = line.slice(lead.length);
  return rest.trim() === '' ? line : `${lead}${(await translator.translate(rest)).trim()}`;
};

/** Translates line by line, so that steps stay steps. `onLoad` gets the loaded share, 0 to 1. Loading needs a user gesture. */
export const translateTexts = async (
  texts: readonly string[],
  from: Locale,
  to: Locale,
  onLoad: (share: number) => void,
): Promise<string[]> => {
  const api = browserTranslator();
  if (!api) throw new Error('this browser has no translator');
  const translator = await api.create({
    sourceLanguage: from,
    targetLanguage: to,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onLoad(loaded)),
  });
  try {
    const translations: string[] = [];
    for (const text of texts) {
      const lines: string[] = [];
      for (const line of text.split('\n')) lines.push(await translateLine(translator, line));
      translations.push(lines.join('\n'));
    }
    return translations;
  } finally {
    translator.destroy?.();
  }
};
