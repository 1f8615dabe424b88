import { type RefObject, useEffect, useRef, useState } from 'react';

export type Device = 'desktop' | 'phone';
const WIDTHS: Readonly<Record<Device, number>> = { desktop: 1280, phone: 390 };
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
  title: string;
}

/** Allows no scripts and no navigation. The same origin lets the panel restore the scroll position in the next version. */
export const PreviewStage = ({ address, device, title }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const { width, height } = useSize(stage);
  const isWhole = window.matchMedia(PHONE).matches;
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
    <div className="preview-stage" ref={stage}>
      {address && (
        <div className={`preview-frame ${device}`} style={{ width: own * scale, height }}>
          <iframe
            ref={frame}
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
