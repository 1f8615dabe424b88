import { Icon } from './Icon.tsx';

/** Nothing where a field is not refused. */
export const ErrorText = ({ id, error }: { id?: string; error: unknown }) =>
  typeof error === 'string' && error !== '' ? (
    <p className="error-text" id={id}>
      <Icon className="align-[-3px]" name="warning" size={16} /> {error}
    </p>
  ) : null;
