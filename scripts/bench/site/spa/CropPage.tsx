import { useEffect, useState } from 'react';

interface Crop {
  id: string;
  arabicName: string;
  arabicTitle: string;
  arabicDescription: string;
  imageUrl: string;
  growthPeriod: number;
  updatedAt: string;
}

const useApi = <Answer,>(path: string): Answer | null => {
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

const WIDTHS = [320, 480, 640, 960, 1200];

/** The same files in the same choice as the site's pictures. */
const Picture = ({ url, alt, sizes, isFirst = false }: { url: string; alt: string; sizes: string; isFirst?: boolean }) => {
  const stem = url.replace('/uploads/', '/media/').replace(/-\d+\.webp$/, '');
  const srcSet = WIDTHS.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img src={`${stem}-640.webp`} alt={alt} fetchPriority={isFirst ? 'high' : 'auto'} loading={isFirst ? 'eager' : 'lazy'} />
    </picture>
  );
};

const OTHERS = 4;
const date = new Intl.DateTimeFormat('ar-EG', { dateStyle: 'long' });
const number = new Intl.NumberFormat('ar-EG');

const Related = ({ but }: { but: string }) => {
  const crops = useApi<Crop[]>('/crops');
  return (
    <section className="section wrap">
      <h2>قد يهمك أيضًا</h2>
      <ul className="spa-related">
        {crops
          ?.filter(({ id }) => id !== but)
          .slice(0, OTHERS)
          .map((crop) => (
            <li key={crop.id}>
              <Picture url={crop.imageUrl} alt={crop.arabicName} sizes="46vw" />
              <h3>{crop.arabicName}</h3>
              <a href={`/services/crop/${crop.id}`}>اقرأ المزيد</a>
            </li>
          ))}
      </ul>
    </section>
  );
};

const CropPage = ({ id }: { id: string }) => {
  const crop = useApi<Crop>(`/crops/${id}`);
  if (!crop) return <p className="wrap">جارٍ التحميل …</p>;
  return (
    <>
      <article className="spa-crop wrap">
        <div className="spa-picture">
          <Picture url={crop.imageUrl} alt={crop.arabicName} sizes="(width <= 480px) 52vw, (width <= 820px) 92vw, 520px" isFirst />
        </div>
        <h1>{crop.arabicName}</h1>
        <p>{crop.arabicTitle}</p>
        <p>فترة النمو: {number.format(crop.growthPeriod)} أشهر</p>
        {crop.arabicDescription.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>آخر تحديث {date.format(new Date(crop.updatedAt))}</p>
        <a className="button" href="/services">
          العودة إلى الخدمات
        </a>
      </article>
      <Related but={id} />
    </>
  );
};

export default CropPage;
