/** The lists whose form stands beside them. */
export type ListedWithForm = 'partners' | 'members';
