import { sortKeyColumns } from '../../collection/sort-keys.ts';

interface Plugin {
  routes: Record<string, unknown>;
  contentTypes: { user: { schema: { attributes: Record<string, object> } } };
}

/** Always a new object, because Strapi writes the column's name into it. */
const text = () => ({ type: 'string' });

/** Removes the plugin's routes (password alone, open registration): only our sign-in with two factors remains (security rule 3). */
export default (plugin: Plugin): Plugin => {
  const { schema } = plugin.contentTypes.user;
  schema.attributes = {
    ...schema.attributes,
    // Strapi's own schema lets two accounts have one email.
    email: { ...schema.attributes.email, column: { unique: true } },
    fullName: text(),
    job: text(),
    phoneNumber: text(),
    image: text(),
    jobRequestMails: { type: 'boolean', default: true },
    adminRole: text(),
    pendingEmail: text(),
    mustChangePassword: { type: 'boolean', default: false, private: true },
    passwordChangedAt: { type: 'datetime', private: true },
    mailCodes: { type: 'boolean', default: true, private: true },
    weeklyMail: { ...text(), private: true },
    weeklyMailAt: { type: 'datetime', private: true },
    tourClosed: { type: 'boolean', default: false, private: true },
    searchText: { type: 'text', private: true },
    ...sortKeyColumns(['fullName', 'email', 'job', 'phoneNumber'], { type: 'text', private: true }),
    position: { type: 'integer', default: 0, private: true },
    accountRole: { ...text(), default: 'none', private: true },
  };
  const none = { type: 'content-api', routes: [] };
  plugin.routes = { 'content-api': none, admin: { ...none, type: 'admin' } };
  return plugin;
};
