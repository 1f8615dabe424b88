import { VersionsPage } from '../versions/VersionsPage.tsx';
import { CONTACT_FORM } from './fields.ts';

/** The versions of the contact data. */
export const Component = () => <VersionsPage list="media" fields={CONTACT_FORM} formPath="/contacts" />;
