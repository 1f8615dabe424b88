import { faceOf } from '@sanabel/contract/entities/entity';
import { valuesIn } from '@sanabel/contract/kinds/fields';
import { useGetList, useGetMany } from 'ra-core';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { SearchBox } from '../../lists/ListTools.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { entityOf, itemTitle } from '../item-title.ts';
import { Group, setValue, useDeclared, useFieldError } from './field.tsx';
import type { ReferenceField } from './layout.ts';
import { useFormTexts } from './texts.ts';

interface Named {
  id: string;
  [field: string]: unknown;
}

const useNames = (list: string) => {
  const locale = useLanguage();
  return { labels: entityOf(list).labels[locale], nameOf: (item: Named): string => itemTitle(list, item, locale) };
};

const FOUND_MAX = 50;

const Face = ({ list, item, size }: { list: string; item: Named; size: number }) => {
  const src = faceOf(entityOf(list), item);
  const look = 'flex-none rounded-full bg-tint object-cover';
  return src ? (
    <Photo className={look} src={src} width={size} height={size} sizes={`${size}px`} />
  ) : (
    <span className={look} style={{ inlineSize: size, blockSize: size }} />
  );
};

interface PickerProps {
  list: string;
  chosen: readonly string[];
  max: number;
  onChoose: (chosen: string[]) => void;
  onClose: () => void;
}

/** Searches a list on the server, so that it can be long. */
const Picker = ({ list, chosen, max, onChoose, onClose }: PickerProps) => {
  const { t } = useTranslation();
  const texts = useFormTexts();
  const id = useId();
  const { labels, nameOf } = useNames(list);
  const [q, setQ] = useState('');
  const { data = [], isPending } = useGetList<Named>(list, {
    pagination: { page: 1, perPage: FOUND_MAX },
    filter: q === '' ? {} : { q },
  });
  const isOne = max === 1;
  const toggle = (one: string): void => {
    if (isOne) {
      onChoose([one]);
      onClose();
    } else if (chosen.includes(one)) onChoose(chosen.filter((other) => other !== one));
    else if (chosen.length < max) onChoose([...chosen, one]);
  };
  return (
    <Dialog labelledBy={id} size="small" closesBeside onClose={onClose}>
      <section className="grid gap-3 py-5 px-6 max-tablet:px-4">
        <header className="flex gap-3 items-center justify-between">
          <h2 className="text-section" id={id}>
            {isOne ? texts.chooseReference(labels.one) : texts.addReference(labels.one)}
          </h2>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <SearchBox value={q} label={texts.search(labels.list)} isInDialog onSearch={setQ} />
        <ul className="grid m-0 p-0 list-none h-[min(360px,50dvh)] content-start overflow-y-auto" aria-busy={isPending}>
          {data.map((item) => {
            const isChosen = chosen.includes(item.id);
            return (
              <li key={item.id}>
                <button
                  type="button"
                  className="group flex gap-3 items-center w-full min-h-13 px-2 rounded-[10px] text-start hover:bg-tint focus-visible:-outline-offset-3 aria-disabled:opacity-50"
                  aria-pressed={isChosen}
                  aria-disabled={!isOne && !isChosen && chosen.length >= max}
                  onClick={() => toggle(item.id)}
                >
                  <Face list={list} item={item} size={36} />
                  <span className="min-w-0 wrap-anywhere">{nameOf(item)}</span>
                  <span className="grid place-items-center flex-none ms-auto size-6 border-[1.5px] border-line-strong kernel-8/2 text-transparent group-aria-pressed:border-brand group-aria-pressed:bg-brand group-aria-pressed:text-on-brand">
                    <Icon name="check" size={16} />
                  </span>
                </button>
              </li>
            );
          })}
          {!isPending && data.length === 0 && <li className="py-3 text-ink-2">{texts.nothingFound}</li>}
        </ul>
        <footer className="flex gap-2.5 flex-wrap">
          {isOne ? (
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                onChoose([]);
                onClose();
              }}
            >
              {texts.none}
            </button>
          ) : (
            <button type="button" className="button" onClick={onClose}>
              {texts.done}
            </button>
          )}
        </footer>
      </section>
    </Dialog>
  );
};

/** Chips of the items referred to; a single one looks like a select. */
export const References = ({ name, field: { to, max } }: { name: string; field: ReferenceField }) => {
  const { form } = useDeclared();
  const texts = useFormTexts();
  const id = useId();
  const { labels, nameOf } = useNames(to);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = valuesIn(String(useWatch({ control: form.control, name }) ?? ''));
  const { data = [], isPending } = useGetMany<Named>(to, { ids: chosen }, { enabled: chosen.length > 0 });
  const error = useFieldError(name);
  const put = (ids: readonly string[]): void => setValue(form, name, ids.join(','));
  const known = new Map(data.flatMap((item) => (item ? [[item.id, item] as const] : [])));
  const shownName = (one: string): string => {
    const item = known.get(one);
    return item ? nameOf(item) : isPending ? '…' : texts.gone;
  };
  const state = { 'aria-haspopup': 'dialog' as const, 'aria-describedby': error ? `${id}-error` : undefined };
  const [only] = chosen;
  const onlyItem = only === undefined ? undefined : known.get(only);
  return (
    <Group name={name} errorId={`${id}-error`}>
      {max === 1 ? (
        <button
          type="button"
          className="flex gap-3 items-center w-full min-h-12 py-1 px-3.5 border-[1.5px] border-line-strong rounded-[10px] text-start bg-surface"
          aria-label={only === undefined ? texts.chooseReference(labels.one) : texts.changeReference(labels.one, shownName(only))}
          {...state}
          onClick={() => setIsOpen(true)}
        >
          {onlyItem && <Face list={to} item={onlyItem} size={36} />}
          <span className={only === undefined ? 'text-ink-2' : 'font-medium wrap-anywhere'}>
            {only === undefined ? texts.chooseReference(labels.one) : shownName(only)}
          </span>
          <Icon className="ms-auto text-ink-2" name="down" size={18} />
        </button>
      ) : (
        <ul className="flex gap-2 flex-wrap m-0 p-0 list-none">
          {chosen.map((one) => {
            const item = known.get(one);
            return (
              <li
                key={one}
                className="inline-flex gap-2.5 items-center min-h-11 ps-1.5 rounded-[22px] text-small font-medium bg-tint text-on-tint"
              >
                {item ? <Face list={to} item={item} size={32} /> : <span className="size-2" />}
                <span className="max-w-56 truncate">{shownName(one)}</span>
                <IconButton
                  className="-ms-2 rounded-full text-inherit"
                  icon="close"
                  size={17}
                  label={texts.removeReference(shownName(one))}
                  onClick={() => {
                    put(chosen.filter((other) => other !== one));
                    document.getElementById(`${id}-add`)?.focus();
                  }}
                />
              </li>
            );
          })}
          <li>
            <button
              id={`${id}-add`}
              type="button"
              className="inline-flex gap-2 items-center min-h-11 px-4 border-[1.5px] border-dashed border-line-strong rounded-[22px] bg-surface aria-disabled:text-ink-2"
              aria-disabled={chosen.length >= max}
              {...state}
              onClick={() => chosen.length < max && setIsOpen(true)}
            >
              <Icon name="add" size={18} />
              {chosen.length >= max ? texts.mostReferences(max) : texts.addReference(labels.one)}
            </button>
          </li>
        </ul>
      )}
      {isOpen && <Picker list={to} chosen={chosen} max={max} onChoose={put} onClose={() => setIsOpen(false)} />}
    </Group>
  );
};
