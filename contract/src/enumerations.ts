/** The closed lists of the specification, section 3. Stored as written here, shown in the page's language. */
export const CROP_TYPES = ['Grains', 'Vegetables', 'Fruits', 'Oilseeds', 'Sugar Crops', 'Fodder', 'Others'] as const;
export const SEASONS = ['Winter', 'Summer', 'Nile', 'Year-round'] as const;
export const ARTICLE_TYPES = ['awareness', 'climate'] as const;
export const GALLERY_TYPES = ['image', 'video', 'youtube'] as const;
/** What an account is to the API's owner: there are no others that sign in. What an admin may do is said by `ADMIN_ROLES`. */
export const ROLES = ['admin'] as const;
/** What an admin may do: everything; content and publication; job applications. `CALLS` names the roles of each call. */
export const ADMIN_ROLES = ['owner', 'editor', 'recruiter'] as const;
export const LOCALES = ['ar', 'en'] as const;

/** The nine places of a page background; the spelling is the specification's (decision D7). */
export const SECTIONS = [
  'platform',
  'institutionWord',
  'goles',
  'aboutUs',
  'ourServices',
  'askanExpert',
  'gallery',
  'careerOpportunities',
  'contactUs',
] as const;

/** Names from the design's palette for an article's card (decision D14); empty means by odd and even index. */
export const ARTICLE_VARIANTS = ['', 'odd', 'even'] as const;
export const ARTICLE_COLORS = ['', 'surface', 'green-100', 'green-800', 'wheat-300', 'nile-200'] as const;

/** What made the CMS call the hook: a change, an editor, a set time, or a failure before. */
export const PUBLICATION_TRIGGERS = ['edit', 'button', 'time', 'retry'] as const;

/** The ways of the second step: a mailed code, a code of an authenticator app, a passkey, a recovery code. */
export const SECOND_STEPS = ['mail', 'totp', 'passkey', 'recovery'] as const;

/** Programs and systems that a session can be told by. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const SYSTEMS = ['android', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const;

/** What is kept of sign-ins and of changes to who may sign in. */
export const SECURITY_EVENTS = [
  'signed_in',
  'wrong_password',
  'wrong_code',
  'locked',
  'signed_out',
  'session_ended',
  'password_changed',
  'password_link',
  'email_changed',
  'second_step_changed',
  'second_step_repeated',
  'recovery_used',
  'code_on_server',
  'role_changed',
  'invited',
  'registered',
  'deleted',
  'refused',
] as const;
/** Those that a list of sign-ins shows. */
export const SIGN_IN_EVENTS = ['signed_in', 'wrong_password', 'wrong_code', 'locked'] as const satisfies readonly SecurityEvent[];

/** Where an invitation stands: mailed, not delivered, or ended unused. */
export const INVITATION_STATES = ['sent', 'failed', 'ended'] as const;

/** The enumerations whose values are shown in words: `labels/` has them in both languages. */
export const LABELLED = { cropTypes: CROP_TYPES, seasons: SEASONS, articleTypes: ARTICLE_TYPES } as const;

export type CropType = (typeof CROP_TYPES)[number];
export type Season = (typeof SEASONS)[number];
export type ArticleType = (typeof ARTICLE_TYPES)[number];
export type GalleryType = (typeof GALLERY_TYPES)[number];
export type Role = (typeof ROLES)[number];
export type AdminRole = (typeof ADMIN_ROLES)[number];
export type SecondStep = (typeof SECOND_STEPS)[number];
export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
export type InvitationState = (typeof INVITATION_STATES)[number];
export type Locale = (typeof LOCALES)[number];
export type Section = (typeof SECTIONS)[number];
export type ArticleVariant = (typeof ARTICLE_VARIANTS)[number];
export type ArticleColor = (typeof ARTICLE_COLORS)[number];
export type PublicationTrigger = (typeof PUBLICATION_TRIGGERS)[number];
