const WIDTHS = [320, 480, 640, 960, 1200];

/** The same files in the same choice as the site's pictures. */
export const Picture = ({ url, alt, sizes, isFirst = false }: { url: string; alt: string; sizes: string; isFirst?: boolean }) => {
  const stem = url.replace('/uploads/', '/media/').replace(/-\d+\.webp$/, '');
  const srcSet = WIDTHS.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img src={`${stem}-640.webp`} alt={alt} fetchPriority={isFirst ? 'high' : 'auto'} loading={isFirst ? 'eager' : 'lazy'} />
    </picture>
  );
};
