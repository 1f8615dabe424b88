import { VersionsPage } from '../versions/VersionsPage.tsx';
import { CONTACT_FORM } from './fields.ts';

export const Component = () => <VersionsPage list="media" fields={CONTACT_FORM} formPath="/contacts" />;
