import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { useConnection } from './use-connection.ts';
import './connection.css';

/** Says that the server cannot be reached, as long as that is so, and when it can be again. */
export const Connection = () => {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    <div role="status">
      {connection !== 'up' && (
        <p className={`connection ${connection}`}>
          <Icon name={connection === 'back' ? 'check' : 'warning'} size={18} />
          {connection === 'back' ? t('shell.backOnline') : t('shell.offline')}
        </p>
      )}
    </div>
  );
};
