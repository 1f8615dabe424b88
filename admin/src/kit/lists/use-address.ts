import { useSearchParams } from 'react-router-dom';

/** Reads and changes query parameters, so that links lead to what a list shows. Empty ones are removed. */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const read = (name: string): string => params.get(name) ?? '';
  return {
    params,
    read,
    pageIn: (name: string): number => Math.max(1, Number.parseInt(read(name), 10) || 1),
    change: (changes: Readonly<Record<string, string>>): void =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
};

export const pageValue = (page: number): string => (page === 1 ? '' : String(page));
