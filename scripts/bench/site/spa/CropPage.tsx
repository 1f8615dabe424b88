import { type Crop, useApi } from './api.ts';
import { Picture } from './Picture.tsx';

const OTHERS = 4;
const date = new Intl.DateTimeFormat('ar-EG', { dateStyle: 'long' });
const number = new Intl.NumberFormat('ar-EG');

const Related = ({ but }: { but: string }) => {
  const crops = useApi<Crop[]>('/crops');
  return (
    <section className="section wrap">
      <h2>محاصيل أخرى</h2>
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
