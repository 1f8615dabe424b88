import { useEffect, useRef } from 'react';
import { typeOut } from './typing.ts';

export interface TypewriterProps {
  text: string;
  lengths: readonly number[];
  as: 'p' | 'h1';
  className: string;
}

/** Types out a text once (decision L11). The whole text is present from the start: typing only paints it. */
export default function Typewriter({ text, lengths, as: Tag, className }: TypewriterProps) {
  const layer = useRef<HTMLSpanElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (layer.current && caret.current) typeOut(layer.current, caret.current, lengths);
  }, [lengths]);
  return (
    <Tag className={className}>
      <span ref={layer}>{text}</span>
      <span ref={caret} className="caret" aria-hidden="true" hidden />
    </Tag>
  );
}
