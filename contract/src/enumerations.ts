/** Closed lists of the specification, section 3. Stored as written here, shown in the page's language. */
export const CROP_TYPES = ['Grains', 'Vegetables', 'Fruits', 'Oilseeds', 'Sugar Crops', 'Fodder', 'Others'] as const;
export const SEASONS = ['Winter', 'Summer', 'Nile', 'Year-round'] as const;
export const ARTICLE_TYPES = ['awareness', 'climate'] as const;
export const GALLERY_TYPES = ['image', 'video', 'youtube'] as const;
/** The API's owner knows this role only; `ADMIN_ROLES` says what an admin may do. */
export const ROLES = ['admin'] as const;
/** `CALLS` lists the roles of each call. */
export const ADMIN_ROLES = ['owner', 'editor', 'recruiter'] as const;
export const LOCALES = ['ar', 'en'] as const;

/** Pages and sections with a background; spelt as in the specification (decision D7). */
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

/** Colours of an article's card from the design's palette (decision D14); empty alternates by index. */
export const ARTICLE_VARIANTS = ['', 'odd', 'even'] as const;
export const ARTICLE_COLORS = ['', 'surface', 'green-100', 'green-800', 'wheat-300', 'nile-200'] as const;

export const PUBLICATION_TRIGGERS = ['edit', 'button', 'time', 'retry'] as const;

export const SECOND_FACTORS = ['mail', 'totp', 'passkey', 'recovery'] as const;

export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const SYSTEMS = ['android', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const;

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
export const SIGN_IN_EVENTS = ['signed_in', 'wrong_password', 'wrong_code', 'locked'] as const satisfies readonly SecurityEvent[];

/** `failed` means that the mail was not delivered, `ended` that no one used it in time. */
export const INVITATION_STATES = ['sent', 'failed', 'ended'] as const;

export const LABELLED = { cropTypes: CROP_TYPES, seasons: SEASONS, articleTypes: ARTICLE_TYPES } as const;

export type Season = (typeof SEASONS)[number];
export type ArticleType = (typeof ARTICLE_TYPES)[number];
export type GalleryType = (typeof GALLERY_TYPES)[number];
export type Role = (typeof ROLES)[number];
export type AdminRole = (typeof ADMIN_ROLES)[number];
export type SecondFactor = (typeof SECOND_FACTORS)[number];
export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
export type InvitationState = (typeof INVITATION_STATES)[number];
export type Locale = (typeof LOCALES)[number];
export type Section = (typeof SECTIONS)[number];
export type PublicationTrigger = (typeof PUBLICATION_TRIGGERS)[number];
