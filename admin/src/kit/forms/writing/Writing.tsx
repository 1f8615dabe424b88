import { useNotify } from 'ra-core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LinkDialog } from './LinkDialog.tsx';
import { bolder, type Edit, linked, linkedText, listed } from './markdown.ts';
import { pastedText } from './pasted.ts';

const DRAWINGS = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
} as const;

/** Separate from `ui/Icon`, which the sign-in page loads too. */
const ToolIcon = ({ name }: { name: keyof typeof DRAWINGS }) => (
  <svg
    className="icon p-1.25 size-7.5 border border-line-strong rounded-[8px] bg-surface group-hover:bg-tint group-hover:text-on-tint in-data-fixed:p-0 in-data-fixed:size-5 in-data-fixed:border-0 in-data-fixed:bg-transparent"
    viewBox="0 0 24 24"
    width="18"
    height="18"
    aria-hidden="true"
  >
    <path d={DRAWINGS[name]} />
  </svg>
);

/** Inserts as if typed, so that the browser's undo works and the form gets an event. */
const apply = (area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void => {
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  area.setSelectionRange(...select);
};

interface Props {
  /** Otherwise every line is a point or step anyway. */
  hasLists: boolean;
  /** Keeps the tools above the text area, also without the focus. */
  isFixed?: boolean;
  onFocus?: () => void;
  children: (tools: ReactNode) => ReactNode;
}

/** Adds Ctrl+B, and tools that show while the text area has the focus: Tab goes to the next text, Shift+Tab to the tools. */
export const Writing = ({ hasLists, isFixed = false, onFocus, children }: Props) => {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ selection: [number, number]; name: string } | null>(null);
  const area = () => frame.current?.querySelector('textarea') ?? null;
  const edit = (how: (text: string, selection: [number, number]) => Edit) => {
    const field = area();
    if (field) apply(field, how(field.value, [field.selectionStart, field.selectionEnd]));
  };
  const notify = useNotify();
  const onPaste = (event: ClipboardEvent) => {
    const field = area();
    const pasted = event.clipboardData.getData('text/plain');
    const insert = pastedText(pasted, hasLists);
    if (!field || event.target !== field || insert === pasted.replaceAll('\r\n', '\n')) return;
    event.preventDefault();
    const [from, to] = [field.selectionStart, field.selectionEnd];
    apply(field, { from, to, insert, select: [from + insert.length, from + insert.length] });
    notify('content.writing.cleaned');
  };
  const askForLink = () => {
    const field = area();
    if (!field) return;
    const selection: [number, number] = [field.selectionStart, field.selectionEnd];
    setAsked({ selection, name: linkedText(field.value, selection) });
  };
  const tools: { icon: keyof typeof DRAWINGS; name: string; act: () => void }[] = [
    { icon: 'bold', name: t('content.writing.bold'), act: () => edit(bolder) },
    { icon: 'link', name: t('content.writing.link'), act: askForLink },
    ...(hasLists ? [{ icon: 'list', name: t('content.writing.list'), act: () => edit(listed) } as const] : []),
  ];
  const onToolKey = ({ key }: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const isForward = key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    if (!isForward && key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((index + (isForward ? 1 : -1)) % buttons.length)?.focus();
  };
  const bars = (
    // Over the line of the label, which stays as high as it is.
    <div
      className={
        isFixed
          ? 'flex w-fit ms-auto border-[1.5px] border-b-0 border-line-strong rounded-t-[10px] bg-surface-2 [&+textarea]:rounded-se-none'
          : 'absolute -top-3 end-0 flex invisible group-focus-within/writing:visible'
      }
      data-fixed={isFixed || undefined}
      role="toolbar"
      aria-label={t('content.writing.tools')}
      ref={bar}
      onKeyDown={onToolKey}
    >
      {tools.map(({ icon, name, act }, index) => (
        <button
          key={icon}
          type="button"
          className="group grid place-items-center size-11 text-ink-2 focus-visible:-outline-offset-6"
          aria-label={name}
          title={icon === 'bold' ? `${name} (Ctrl+B)` : name}
          // One Tab stop; arrow keys move between the tools.
          tabIndex={index === tools.length - 1 ? 0 : -1}
          // Keep the focus and selection of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          <ToolIcon name={icon} />
        </button>
      ))}
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the text area in it.
    <div
      className="group/writing relative min-w-0"
      ref={frame}
      onFocus={onFocus}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (event.code !== 'KeyB' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
        if (event.target !== area()) return;
        event.preventDefault();
        edit(bolder);
      }}
    >
      {children(bars)}
      {asked &&
        createPortal(
          <LinkDialog
            name={asked.name}
            onClose={() => setAsked(null)}
            onLink={(name, address) => {
              setAsked(null);
              const { selection } = asked;
              // Wait until the dialog has returned the focus.
              requestAnimationFrame(() => edit((text) => linked(text, selection, name, address)));
            }}
          />,
          document.body,
        )}
    </div>
  );
};
