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

/** One pair of languages of the browser's own translator. */
interface Translator {
  translate(text: string): Promise<string>;
  destroy?(): void;
}

interface TranslatorApi {
  availability(languages: Languages): Promise<Availability>;
  create(options: Languages & { monitor(monitor: Monitor): void }): Promise<Translator>;
}

/**
 * The translator that some browsers have on the device (https://webmachinelearning.github.io/translation-api/). Nothing that is translated
 * leaves the machine; at its first use the browser may load its model from its maker.
 */
const browserTranslator = (): TranslatorApi | null => (self as { Translator?: TranslatorApi }).Translator ?? null;

/** Whether the browser can translate from one language into the other. */
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

/** A list's mark or number, or a heading's: it is no word. */
const LEAD = /^\s*(?:[-*+]\s+|\d+[.)]\s+|#{1,6}\s+|>\s+)?/;

const translateLine = async (translator: Translator, line: string): Promise<string> => {
  const [lead = ''] = LEAD.exec(line) ?? [];
  const words = line.slice(lead.length);
  return words.trim() === '' ? line : `${lead}${(await translator.translate(words)).trim()}`;
};

/**
 * First drafts of texts, in their order. Line by line, so that steps stay steps. `onLoad` hears, from 0 to 1, how much of the model is
 * here where it has to be loaded first. Belongs into the handling of a press: a browser loads nothing unasked.
 */
export const draftTexts = async (
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
    const drafts: string[] = [];
    for (const text of texts) {
      const lines: string[] = [];
      for (const line of text.split('\n')) lines.push(await translateLine(translator, line));
      drafts.push(lines.join('\n'));
    }
    return drafts;
  } finally {
    translator.destroy?.();
  }
};
