import { useEffect, useState } from 'react';

export interface Crop {
  id: string;
  arabicName: string;
  arabicTitle: string;
  arabicDescription: string;
  imageUrl: string;
  growthPeriod: number;
  updatedAt: string;
}

export const useApi = <Answer>(path: string): Answer | null => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`/api/v1${path}`, { signal: controller.signal })
      .then((response) => response.json())
      .then(setAnswer, () => {});
    return () => controller.abort();
  }, [path]);
  return answer;
};
