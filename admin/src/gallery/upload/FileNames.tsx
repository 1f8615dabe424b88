import { useFileSize } from './use-file-size.ts';

/** Which files a question is about. */
export const FileNames = ({ files }: { files: readonly File[] }) => {
  const sizeOf = useFileSize();
  return (
    <ul className="file-names">
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          <bdi>{file.name}</bdi> <small>{sizeOf(file.size)}</small>
        </li>
      ))}
    </ul>
  );
};
