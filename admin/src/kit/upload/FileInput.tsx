import { type ComponentProps, type DragEvent, useState } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> {
  /** Types and extensions. */
  accept: readonly string[];
  onFiles: (files: File[]) => void;
}

/** Opens the file dialog from the label around it. The same file can be chosen again. */
export const FileInput = ({ accept, onFiles, ...props }: Props) => (
  <input
    className="sr-only"
    type="file"
    accept={accept.join(',')}
    {...props}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])];
      currentTarget.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Ignores a drop while disabled, but keeps the browser from opening the file. */
export const useFileDrop = (take: (files: File[]) => void, isDisabled = false) => {
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(!isDisabled);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) take([...event.dataTransfer.files]);
  };
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } };
};
