import { type RefObject, useEffect, useRef, useState } from 'react';

export type Device = 'desktop' | 'phone';
const WIDTHS: Readonly<Record<Device, number>> = { desktop: 1280, phone: 390 };
const FRAMES: Readonly<Record<Device, string>> = {
  desktop: 'rounded-[10px]',
  phone: 'box-content border-9 border-green-950 rounded-[30px]',
};
/** Matches the stylesheet: below this width the page fills the screen. */
const PHONE = '(width <= 900px)';

const useSize = (element: RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

interface Props {
  address: string | null;
  device: Device;
  /** Within a page, where a phone keeps its frame, too. */
  isFramed?: boolean;
  title: string;
}

/** Allows no scripts and no navigation. The same origin lets the panel restore the scroll position in the next version. */
export const PreviewStage = ({ address, device, isFramed = false, title }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const { width, height } = useSize(stage);
  const isWhole = !isFramed && window.matchMedia(PHONE).matches;
  const own = isWhole ? width : WIDTHS[device];
  const scale = own > 0 ? Math.min(1, width / own) : 1;
  const onLoad = () => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    page.scrollTo(0, scrolled.current);
    page.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
  };
  const remember = () => {
    scrolled.current = frame.current?.contentWindow?.scrollY ?? scrolled.current;
  };
  const shown = useRef(address);
  if (shown.current !== address) {
    remember();
    shown.current = address;
  }
  return (
    <div className="preview-stage grid row-2 items-start justify-items-center m-5.5 overflow-hidden max-laptop:m-0" ref={stage}>
      {address && (
        <div className={`bg-paper overflow-hidden ${isWhole ? '' : FRAMES[device]}`} style={{ width: own * scale, height }}>
          {/* Scaled from the left edge in both writing directions. */}
          <iframe
            ref={frame}
            className="block border-0 origin-top-left rtl:origin-top-right"
            src={address}
            title={title}
            sandbox="allow-same-origin"
            style={{ width: own, height: height / scale, transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        </div>
      )}
    </div>
  );
};
