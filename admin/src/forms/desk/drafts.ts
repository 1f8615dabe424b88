import type { Autosave, AutosaveInput, KeptAutosave } from '@sanabel/contract/autosaves';
import { newKey, newName } from '../../data/random.ts';
import { changedOf, type Draft, type DraftPath, type DraftValues } from '../draft.ts';
import { saysTime } from '../timing/values.ts';

/** Pauses after the last key: before the write in the browser, and before the one on the server. */
const HERE_MS = 400;
const THERE_MS = 3_000;

type Values = Readonly<Record<string, unknown>>;

/** Unfinished work of an earlier opening of the form, of another window or device, or of a colleague. */
export interface Offer extends Omit<Draft, 'path'> {
  /** The server's row; null while only this browser has the draft. */
  row: KeptAutosave | null;
  /** This browser has it. */
  isHere: boolean;
  /** The colleague who began it; null for one's own. */
  colleague: string | null;
}

export interface DraftState {
  /** Each is kept as it is until it is restored or discarded, whatever is typed meanwhile. Newest first, colleagues' last. */
  offers: readonly Offer[];
  /** A draft was put back into the form. */
  isRestored: boolean;
  /** The server has what was typed. */
  isOnServer: boolean;
}

/** The storage, calls and clock that the drafts of one form use. */
export interface DraftPorts {
  form: { now: () => Values; before: () => Values; put: (values: DraftValues) => void };
  browser: { read: () => Draft[]; keep: (draft: Draft) => void; drop: (draftId: string) => void };
  /** Null where nothing of the form goes to the server. */
  server: {
    path: Exclude<DraftPath, null>;
    find: () => Promise<Autosave[]>;
    keep: (body: AutosaveInput) => Promise<KeptAutosave>;
    /** Leaves a row that was kept again since, unless its time is empty. */
    drop: (row: KeptAutosave) => Promise<void>;
  } | null;
  /** The id of the admin who types. */
  me: () => string | undefined;
  basedOn: () => string | null;
  /** Fields that no draft keeps. */
  except: readonly string[];
  /** The end of a session has interrupted the work: its draft is put back without a question. */
  isInterrupted: () => boolean;
  tell: (state: DraftState) => void;
}

/** The values of `later` that `earlier` has not. */
const newsBetween = (earlier: DraftValues, later: DraftValues): DraftValues =>
  Object.fromEntries(Object.entries(later).filter(([name, value]) => earlier[name] !== value));

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;
const areEqual = (one: DraftValues, other: DraftValues): boolean => isEmpty(newsBetween(one, other)) && isEmpty(newsBetween(other, one));

/** Tells if an editor typed or chose something of the item. A time alone takes one press, and has nothing to come at it. */
const isWorthKeeping = (values: DraftValues): boolean => Object.keys(values).some((name) => !saysTime(name) && name !== 'idempotencyKey');
const NONE: DraftState = { offers: [], isRestored: false, isOnServer: false };

/**
 * The drafts of one opening of a form. What is typed is kept under a name of its own, in the browser and on the server, so that it never
 * replaces a draft that is still on offer. Text that is replaced in the form by a restored draft becomes an offer itself.
 */
export const createDrafts = ({ form, browser, server, me, basedOn, except, isInterrupted, tell }: DraftPorts) => {
  let draftId = newName();
  /** The key with which the form was sent, as something new; empty before. Its draft holds it too, beside the fields. */
  let idempotencyKey = '';
  let state = NONE;
  let isTyped = false;
  let isUnsent = false;
  let typedAt = '';
  /** The server's rows of drafts that this opening has written, by the draft's name. */
  const rows = new Map<string, KeptAutosave>();
  const answered = new Map<string, 'restored' | 'discarded'>();
  /** Rows that go when what was put back is on the server under its new name, and rows that go with the save. */
  const replaced: KeptAutosave[] = [];
  const adopted: KeptAutosave[] = [];
  /** Own drafts that equal one on offer and share its answer. Deleted unasked, two windows could each delete the copy that the other shows. */
  let hidden: Offer[] = [];
  /** Not on the server yet, by the draft's name. */
  const unsent = new Map<string, AutosaveInput>();
  let line = Promise.resolve();
  let hereTimer: ReturnType<typeof setTimeout> | undefined;
  let thereTimer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<DraftState>): void => {
    state = { ...state, ...next };
    tell(state);
  };
  const then = (work: () => Promise<void>): Promise<void> => {
    line = line.then(work).catch(() => undefined);
    return line;
  };
  const typed = (): DraftValues => {
    const values = changedOf(form.now(), form.before(), except);
    if (!isWorthKeeping(values)) return {};
    return idempotencyKey === '' ? values : { ...values, idempotencyKey };
  };
  /** The values that are not in the form, among the fields that it has: a later version of the code may have dropped some. */
  const news = (values: DraftValues, now = form.now()): DraftValues =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => name in now && String(now[name] ?? '') !== String(value)));

  /** Something worth keeping differs from the form, or from the item as it was opened. */
  const isUnsaved = (values: DraftValues, now?: Values): boolean => isWorthKeeping(values) && !isEmpty(news(values, now));

  const keepHere = (): void => {
    clearTimeout(hereTimer);
    if (!isTyped) return;
    const values = typed();
    if (isEmpty(values)) browser.drop(draftId);
    else browser.keep({ draftId, values, savedAt: typedAt, basedOn: basedOn(), path: server?.path ?? null });
  };
  const send = async (): Promise<void> => {
    for (const [name, next] of unsent) {
      unsent.delete(name);
      try {
        const row = rows.get(name);
        if (server && !isEmpty(next.values)) {
          rows.set(name, await server.keep(next));
          for (const old of name === draftId ? replaced.splice(0) : []) await server.drop(old);
          if (name === draftId) change({ isOnServer: true });
        } else if (server && row !== undefined) {
          await server.drop(row);
          rows.delete(name);
        }
      } catch {
        // No answer: it goes with what is typed next, and the browser has it meanwhile.
        if (!unsent.has(name)) unsent.set(name, next);
        return;
      }
    }
  };
  const keepThere = (): Promise<void> => {
    clearTimeout(thereTimer);
    if (!server || !isTyped || !(isUnsent || unsent.size > 0 || replaced.length > 0)) return line;
    isUnsent = false;
    unsent.set(draftId, { draftId, values: typed(), basedOn: basedOn() });
    return then(send);
  };
  /** Begins another draft for what is typed from here on; the old one stays where it is kept. */
  const startAnew = (): void => {
    clearTimeout(hereTimer);
    clearTimeout(thereTimer);
    draftId = newName();
    idempotencyKey = '';
    isTyped = false;
    isUnsent = false;
  };
  const noteTyping = (): void => {
    isTyped = true;
    isUnsent = true;
    typedAt = new Date().toISOString();
    clearTimeout(hereTimer);
    clearTimeout(thereTimer);
    hereTimer = setTimeout(keepHere, HERE_MS);
    thereTimer = setTimeout(() => void keepThere(), THERE_MS);
  };
  const rowOf = (offer: Offer): KeptAutosave | null => rows.get(offer.draftId) ?? offer.row;
  const without = (offer: Offer): Offer[] => state.offers.filter((one) => one !== offer);
  /** `rowOf` is asked when what is on its way has arrived. */
  const drop = (rowOf: () => KeptAutosave | null): void =>
    void then(async () => {
      const row = rowOf();
      if (row) await server?.drop(row);
    });
  /** Tells if this browser may hold the draft, too. Drafts from before they had names are told apart by their place alone. */
  const mayBeHere = ({ isHere, colleague, draftId: name }: Offer): boolean => isHere || (colleague === null && name !== '');
  /** Reads an offer from the browser again: another window may have typed on since. */
  const latestOf = (offer: Offer): Offer => {
    const latest = mayBeHere(offer) ? browser.read().find((one) => one.draftId === offer.draftId) : undefined;
    return latest ? { ...offer, values: latest.values, savedAt: latest.savedAt, basedOn: latest.basedOn } : offer;
  };

  /** An own offer and the drafts that are hidden behind it, but for those in which another window has typed on. */
  const withHidden = (offer: Offer): Offer[] => {
    const alike = hidden.filter((one) => areEqual(latestOf(one).values, offer.values));
    hidden = hidden.filter((one) => !alike.includes(one));
    return [offer, ...alike];
  };

  /** Turns what was typed here into an offer, before the form shows something else. */
  const setAside = (): void => {
    const values = typed();
    if (isEmpty(values)) return;
    isTyped = true;
    typedAt ||= new Date().toISOString();
    keepHere();
    void keepThere();
    const mine: Offer = { draftId, values, savedAt: typedAt, basedOn: basedOn(), row: null, isHere: true, colleague: null };
    startAnew();
    change({ offers: [mine, ...state.offers] });
  };

  const restore = (offer: Offer): void => {
    const latest = latestOf(offer);
    const mine = typed();
    if (Object.keys(news(latest.values)).some((name) => name in mine)) setAside();
    idempotencyKey = String(latest.values.idempotencyKey ?? idempotencyKey);
    form.put(news(latest.values));
    noteTyping();
    typedAt = latest.savedAt;
    keepHere();
    for (const one of offer.colleague === null ? withHidden(latest) : []) {
      const row = rowOf(one);
      if (mayBeHere(one)) browser.drop(one.draftId);
      answered.set(one.draftId, 'restored');
      if (row !== null) replaced.push(row);
    }
    if (offer.colleague !== null && offer.row !== null) adopted.push(offer.row);
    change({ offers: without(offer), isRestored: offer.isHere });
  };

  /** Notes the server's row of a draft of this browser; false where the list has none of that name. */
  const noteRow = (list: Offer[], name: string, row: KeptAutosave): boolean => {
    const at = list.findIndex((one) => one.isHere && one.draftId === name);
    const offer = list[at];
    if (offer) list[at] = { ...offer, row };
    return offer !== undefined;
  };

  /** Adds what the server knows of. */
  const take = (found: readonly Autosave[]): void => {
    const offers: Offer[] = [...state.offers];
    for (const { id, adminId, adminName, ...rest } of found) {
      const row: KeptAutosave = { id, savedAt: rest.savedAt };
      const isOwn = adminId === me();
      const isSaid = isUnsaved(rest.values);
      const isRepeated = isOwn && offers.some(({ colleague, values }) => colleague === null && areEqual(values, rest.values));
      const answer = isOwn ? answered.get(rest.draftId) : undefined;
      if (isOwn && rest.draftId === draftId) rows.set(draftId, row);
      else if (isOwn && [offers, hidden].some((list) => noteRow(list, rest.draftId, row))) continue;
      else if (answer === 'restored') replaced.push(row);
      else if (answer === 'discarded') drop(() => row);
      else if (isSaid) (isRepeated ? hidden : offers).push({ ...rest, row, isHere: false, colleague: isOwn ? null : adminName });
      // The form was saved, and the call that ends its draft was lost; or it was kept before a time alone was none.
      else if (isOwn && !isUnsaved(rest.values, form.before())) drop(() => row);
      else if (isOwn) replaced.push(row);
    }
    change({ offers });
    if (replaced.length > 0) void keepThere();
  };

  const open = async (): Promise<void> => {
    const offers: Offer[] = [];
    for (const { path: _, ...one } of browser.read()) {
      const list = offers.some(({ values }) => areEqual(values, one.values)) ? hidden : offers;
      if (isUnsaved(one.values, form.before())) list.push({ ...one, row: null, isHere: true, colleague: null });
      else browser.drop(one.draftId);
    }
    change({ offers });
    const [newest] = state.offers;
    if (newest && isInterrupted()) restore(newest);
    const found = await server?.find().catch(() => []);
    if (found) take(found);
  };

  const discard = (offer: Offer): void => {
    const latest = latestOf(offer);
    // Not what the reader has seen: they answer once more.
    if (!isEmpty(newsBetween(offer.values, latest.values))) {
      change({ offers: state.offers.map((one) => (one === offer ? latest : one)) });
      return;
    }
    for (const one of offer.colleague === null ? withHidden(offer) : []) {
      if (mayBeHere(one)) browser.drop(one.draftId);
      answered.set(one.draftId, 'discarded');
      drop(() => rowOf(one));
    }
    change({ offers: without(offer) });
  };

  /** Ends the draft when `saved` is on the server. Text that was typed while it was on its way stays a draft. */
  const settle = (saved: Values): void => {
    const late = changedOf(form.now(), saved, except);
    const done = draftId;
    browser.drop(done);
    startAnew();
    unsent.delete(done);
    if (isWorthKeeping(late)) {
      typedAt = new Date().toISOString();
      browser.keep({ draftId, values: late, savedAt: typedAt, basedOn: basedOn(), path: server?.path ?? null });
    }
    const over = [...replaced.splice(0), ...adopted.splice(0)];
    void then(async () => {
      const row = rows.get(done);
      // One’s own goes in any case: the answer to its last write may have been lost.
      if (row) await server?.drop({ ...row, savedAt: '' });
      for (const old of over) await server?.drop(old);
      rows.delete(done);
    });
    // Another window’s draft of what is saved now.
    for (const offer of state.offers) if (offer.colleague === null && isEmpty(news(offer.values))) discard(offer);
    change({ isRestored: false, isOnServer: false });
  };

  return {
    open,
    /** Call it at every change of a field. */
    noteTyping,
    /** Writes at once what would be written in a moment. */
    flush: (): Promise<void> => {
      keepHere();
      return keepThere();
    },
    /** The key of what the form makes: the same until it is saved, also when its draft is put back. */
    key: (): string => {
      if (idempotencyKey === '') {
        idempotencyKey = newKey();
        noteTyping();
      }
      return idempotencyKey;
    },
    restore,
    setAside,
    discard,
    settle,
    get state(): DraftState {
      return state;
    },
  };
};
