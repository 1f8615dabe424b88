import type { Locale } from '@sanabel/contract/enumerations';
import { useState } from 'react';
import { FullScreen } from '../../islands/gallery/full/FullScreen.tsx';
import type { Photo } from '../../islands/gallery/model.ts';
import type { FullScreenTexts } from '../../islands/gallery/texts.ts';
import type { ItemTexts } from '../item-tools/texts.ts';
import { addStyles, el } from '../search/dom.ts';
import styles from './enlarge.css?inline';

/** Loaded at the first press of a picture, which is marked (Layout.client.ts): readers who press none pay for no framework. */

const locale = document.documentElement.dataset.locale as Locale;
addStyles(styles);
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-tool=enlarge]')];

const photos = links.map((link, place): Photo => {
  const image = link.querySelector('img') as HTMLImageElement;
  const lang = link.parentElement?.querySelector<HTMLElement>('[lang]')?.lang as Locale | undefined;
  return {
    id: String(place + 1),
    title: { text: image.alt, lang: lang ?? locale },
    description: { text: '', lang: locale },
    picture: {
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      color: 'transparent',
      avif: link.querySelector('source')?.srcset ?? '',
      webp: link.href,
      fallback: link.href,
    },
  };
});

interface ViewProps {
  texts: FullScreenTexts;
  first: number;
  onClose(index: number): void;
}

const View = ({ texts, first, onClose }: ViewProps) => {
  const [index, setIndex] = useState(first);
  return <FullScreen {...{ locale, texts, photos, index }} total={photos.length} onSelect={setIndex} onClose={() => onClose(index)} />;
};

const enlarge = async (first: number): Promise<void> => {
  // The renderer of the islands. An import beside the others would split its file for every page that has one.
  const [answer, { default: mount }] = await Promise.all([fetch(`/item-${locale}.json`), import('@astrojs/react/client.js')]);
  const { photos: texts } = (await answer.json()) as ItemTexts;
  const box = el('div', { class: 'full-screen', ssr: true });
  const onClose = (index: number): void => {
    box.dispatchEvent(new Event('astro:unmount'));
    box.remove();
    links[index]?.focus();
  };
  document.body.append(box);
  mount(box)(View, { texts, first, onClose }, {}, { client: 'only' });
};

for (const [place, link] of links.entries()) {
  const open = () => enlarge(place).catch(() => location.assign(link.href));
  if ('pressed' in link.dataset) void open();
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    void open();
  });
}
