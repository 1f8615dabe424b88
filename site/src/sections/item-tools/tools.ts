import type { Locale } from '@sanabel/contract/enumerations';
import { addStyles } from '../search/dom.ts';
import { openAskCard } from './ask-form.ts';
import { openShareDialog } from './share-dialog.ts';
import type { ItemTexts } from './texts.ts';
import styles from './tools.css?inline';

/** Loaded at the first press of a tool, which is marked (Layout.client.ts). */

const locale = document.documentElement.dataset.locale as Locale;
addStyles(styles);

let coming: Promise<ItemTexts> | undefined;
const texts = (): Promise<ItemTexts> => {
  coming ??= fetch(`/item-${locale}.json`).then((answer) => answer.json());
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
};

/** Falls back to the browser's own function when the texts fail to load. */
const TOOLS: Readonly<Record<string, (pressed: HTMLElement) => unknown>> = {
  print: () => print(),
  copy: ({ parentElement }) => {
    const message = parentElement?.querySelector('[role=status]') as HTMLElement;
    const address = location.href.replace(/#.*/, '');
    return Promise.all([texts(), navigator.clipboard.writeText(address)]).then(
      ([all]) => {
        message.textContent = all.send.copied;
      },
      () => {
        message.textContent = address;
      },
    );
  },
  send: (pressed) =>
    texts().then(
      (all) => openShareDialog(all.send, pressed),
      () => navigator.share?.({ url: location.href }),
    ),
  ask: (pressed) =>
    texts().then(
      (all) => openAskCard(all.ask, pressed as HTMLAnchorElement),
      () => open((pressed as HTMLAnchorElement).href, '_blank', 'noopener'),
    ),
};
for (const element of document.querySelectorAll<HTMLElement>('[data-tool]')) {
  const act = TOOLS[element.dataset.tool as string];
  if (!act) continue;
  if ('pressed' in element.dataset) void act(element);
  element.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    void act(element);
  });
}
