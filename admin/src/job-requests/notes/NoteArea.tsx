import { JOB_NOTE_MAX } from '@sanabel/contract/limits';
import type { ComponentProps } from 'react';

export const NoteArea = ({ className = '', ...props }: ComponentProps<'textarea'>) => (
  <textarea
    className={`flex-1 min-w-0 min-h-12 max-h-60 py-2.25 px-3.5 border-[1.5px] border-line-strong rounded-[10px] text-small/[1.7] bg-surface resize-none field-sizing-content wrap-anywhere max-desk:text-item ${className}`}
    rows={1}
    maxLength={JOB_NOTE_MAX}
    {...props}
  />
);
