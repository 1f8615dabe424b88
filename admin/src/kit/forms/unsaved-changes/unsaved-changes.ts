import type { Autosave, AutosaveInput, SavedAutosave } from '@sanabel/contract/autosaves';
import { newKey, newName } from '../../data/random.ts';
import { saysTime } from '../timing/values.ts';
import { type AutosavePath, type ChangedValues, changedFields, type StoredChanges } from './browser-store.ts';

/** Milliseconds after the last key until the browser, and then the server, gets the changes. */
const BROWSER_DELAY_MS = 400;
const SERVER_DELAY_MS = 3_000;

type Values = Readonly<Record<string, unknown>>;

/** Unsaved changes of an earlier visit, another window or device, or a colleague. */
export interface Offer extends Omit<StoredChanges, 'path'> {
  /** Null while only this browser has them. */
  row: SavedAutosave | null;
  isInBrowser: boolean;
  /** Name of the author; null for one's own. */
  colleague: string | null;
}

export interface UnsavedState {
  /** Each stays unchanged until it is restored or discarded, whatever is typed meanwhile. Newest first, colleagues' last. */
  offers: readonly Offer[];
  isRestored: boolean;
  isOnServer: boolean;
}

interface Ports {
  form: { now: () => Values; before: () => Values; put: (values: ChangedValues) => void };
  browser: { read: () => StoredChanges[]; save: (changes: StoredChanges) => void; drop: (draftId: string) => void };
  /** Null where the server keeps no autosave of this form. */
  server: {
    path: AutosavePath;
    find: () => Promise<Autosave[]>;
    save: (body: AutosaveInput) => Promise<SavedAutosave>;
    /** Leaves a row that was saved again since, unless `savedAt` is empty. */
    drop: (row: SavedAutosave) => Promise<void>;
  } | null;
  ownId: () => string | undefined;
  basedOn: () => string | null;
  except: readonly string[];
  /** True when the session ended during the work: its changes are restored without a question. */
  isInterrupted: () => boolean;
  onChange: (state: UnsavedState) => void;
}

const changesBetween = (earlier: ChangedValues, later: ChangedValues): ChangedValues =>
  Object.fromEntries(Object.entries(later).filter(([name, value]) => earlier[name] !== value));

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;
const areEqual = (one: ChangedValues, other: ChangedValues): boolean =>
  isEmpty(changesBetween(one, other)) && isEmpty(changesBetween(other, one));

/** Tells if anything but a time was changed. A time alone is one press, and without changes nothing would happen at it. */
const isWorthSaving = (values: ChangedValues): boolean => Object.keys(values).some((name) => !saysTime(name) && name !== 'idempotencyKey');
const NONE: UnsavedState = { offers: [], isRestored: false, isOnServer: false };

/**
 * Autosaves one form. Each visit saves under its own name, in the browser and on the server, so that it never overwrites an autosave that
 * is still on offer. Text that a restore replaces in the form becomes an offer.
 */
export const createUnsavedChanges = ({ form, browser, server, ownId, basedOn, except, isInterrupted, onChange }: Ports) => {
  let draftId = newName();
  /** Sent with a new item, so that a retry does not add it twice; empty before the first attempt. The autosave includes it. */
  let idempotencyKey = '';
  let state = NONE;
  let isTyped = false;
  let isUnsent = false;
  let typedAt = '';
  const rows = new Map<string, SavedAutosave>();
  const answered = new Map<string, 'restored' | 'discarded'>();
  /** `replaced` rows are deleted once the restored text is on the server under its new name, `adopted` rows with the save. */
  const replaced: SavedAutosave[] = [];
  const adopted: SavedAutosave[] = [];
  /** Same values as an offer, answered with it. Two windows that deleted duplicates could each delete the copy that the other shows. */
  let duplicates: Offer[] = [];
  const unsent = new Map<string, AutosaveInput>();
  let queue = Promise.resolve();
  let browserTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<UnsavedState>): void => {
    state = { ...state, ...next };
    onChange(state);
  };
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch(() => undefined);
    return queue;
  };
  const unsavedValues = (): ChangedValues => {
    const values = changedFields(form.now(), form.before(), except);
    if (!isWorthSaving(values)) return {};
    return idempotencyKey === '' ? values : { ...values, idempotencyKey };
  };
  /** Returns the values that differ from the form, among its fields: a later release may have dropped some. */
  const differing = (values: ChangedValues, now = form.now()): ChangedValues =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => name in now && String(now[name] ?? '') !== String(value)));

  const isUnsaved = (values: ChangedValues, now?: Values): boolean => isWorthSaving(values) && !isEmpty(differing(values, now));

  const saveInBrowser = (): void => {
    clearTimeout(browserTimer);
    if (!isTyped) return;
    const values = unsavedValues();
    if (isEmpty(values)) browser.drop(draftId);
    else browser.save({ draftId, values, savedAt: typedAt, basedOn: basedOn(), path: server?.path ?? null });
  };
  const send = async (): Promise<void> => {
    for (const [name, next] of unsent) {
      unsent.delete(name);
      try {
        const row = rows.get(name);
        if (server && !isEmpty(next.values)) {
          rows.set(name, await server.save(next));
          for (const old of name === draftId ? replaced.splice(0) : []) await server.drop(old);
          if (name === draftId) change({ isOnServer: true });
        } else if (server && row !== undefined) {
          await server.drop(row);
          rows.delete(name);
        }
      } catch {
        // No answer: retry with the next change; the browser has the text meanwhile.
        if (!unsent.has(name)) unsent.set(name, next);
        return;
      }
    }
  };
  const saveOnServer = (): Promise<void> => {
    clearTimeout(serverTimer);
    if (!server || !isTyped || !(isUnsent || unsent.size > 0 || replaced.length > 0)) return queue;
    isUnsent = false;
    unsent.set(draftId, { draftId, values: unsavedValues(), basedOn: basedOn() });
    return enqueue(send);
  };
  /** Starts another autosave for what is typed next; the old one stays. */
  const startNext = (): void => {
    clearTimeout(browserTimer);
    clearTimeout(serverTimer);
    draftId = newName();
    idempotencyKey = '';
    isTyped = false;
    isUnsent = false;
  };
  const noteTyping = (): void => {
    isTyped = true;
    isUnsent = true;
    typedAt = new Date().toISOString();
    clearTimeout(browserTimer);
    clearTimeout(serverTimer);
    browserTimer = setTimeout(saveInBrowser, BROWSER_DELAY_MS);
    serverTimer = setTimeout(() => void saveOnServer(), SERVER_DELAY_MS);
  };
  const rowOf = (offer: Offer): SavedAutosave | null => rows.get(offer.draftId) ?? offer.row;
  const without = (offer: Offer): Offer[] => state.offers.filter((one) => one !== offer);
  /** Calls `rowOf` only when pending requests have finished. */
  const drop = (rowOf: () => SavedAutosave | null): void =>
    void enqueue(async () => {
      const row = rowOf();
      if (row) await server?.drop(row);
    });
  /** Tells if this browser may have the autosave too. Old ones without a name are known by their storage key alone. */
  const mayBeInBrowser = ({ isInBrowser, colleague, draftId: name }: Offer): boolean => isInBrowser || (colleague === null && name !== '');
  /** Reads an offer again: another window may have changed it since. */
  const latestOf = (offer: Offer): Offer => {
    const latest = mayBeInBrowser(offer) ? browser.read().find((one) => one.draftId === offer.draftId) : undefined;
    return latest ? { ...offer, values: latest.values, savedAt: latest.savedAt, basedOn: latest.basedOn } : offer;
  };

  /** Returns an own offer and its duplicates, except those that another window has changed since. */
  const withDuplicates = (offer: Offer): Offer[] => {
    const alike = duplicates.filter((one) => areEqual(latestOf(one).values, offer.values));
    duplicates = duplicates.filter((one) => !alike.includes(one));
    return [offer, ...alike];
  };

  /** Turns the unsaved changes into an offer before the form shows something else. */
  const setAside = (): void => {
    const values = unsavedValues();
    if (isEmpty(values)) return;
    isTyped = true;
    typedAt ||= new Date().toISOString();
    saveInBrowser();
    void saveOnServer();
    const mine: Offer = { draftId, values, savedAt: typedAt, basedOn: basedOn(), row: null, isInBrowser: true, colleague: null };
    startNext();
    change({ offers: [mine, ...state.offers] });
  };

  const restore = (offer: Offer): void => {
    const latest = latestOf(offer);
    const mine = unsavedValues();
    if (Object.keys(differing(latest.values)).some((name) => name in mine)) setAside();
    idempotencyKey = String(latest.values.idempotencyKey ?? idempotencyKey);
    form.put(differing(latest.values));
    noteTyping();
    typedAt = latest.savedAt;
    saveInBrowser();
    for (const one of offer.colleague === null ? withDuplicates(latest) : []) {
      const row = rowOf(one);
      if (mayBeInBrowser(one)) browser.drop(one.draftId);
      answered.set(one.draftId, 'restored');
      if (row !== null) replaced.push(row);
    }
    if (offer.colleague !== null && offer.row !== null) adopted.push(offer.row);
    change({ offers: without(offer), isRestored: offer.isInBrowser });
  };

  /** Stores the server's row on an offer of this browser; returns false if the list has none of that name. */
  const noteRow = (list: Offer[], name: string, row: SavedAutosave): boolean => {
    const at = list.findIndex((one) => one.isInBrowser && one.draftId === name);
    const offer = list[at];
    if (offer) list[at] = { ...offer, row };
    return offer !== undefined;
  };

  const addFound = (found: readonly Autosave[]): void => {
    const offers: Offer[] = [...state.offers];
    for (const { id, adminId, adminName, ...rest } of found) {
      const row: SavedAutosave = { id, savedAt: rest.savedAt };
      const isOwn = adminId === ownId();
      const isOffered = isUnsaved(rest.values);
      const isDuplicate = isOwn && offers.some(({ colleague, values }) => colleague === null && areEqual(values, rest.values));
      const answer = isOwn ? answered.get(rest.draftId) : undefined;
      if (isOwn && rest.draftId === draftId) rows.set(draftId, row);
      else if (isOwn && [offers, duplicates].some((list) => noteRow(list, rest.draftId, row))) continue;
      else if (answer === 'restored') replaced.push(row);
      else if (answer === 'discarded') drop(() => row);
      else if (isOffered)
        (isDuplicate ? duplicates : offers).push({ ...rest, row, isInBrowser: false, colleague: isOwn ? null : adminName });
      // Already saved (the call that ends the autosave was lost), or nothing but a time, which older releases stored.
      else if (isOwn && !isUnsaved(rest.values, form.before())) drop(() => row);
      else if (isOwn) replaced.push(row);
    }
    change({ offers });
    if (replaced.length > 0) void saveOnServer();
  };

  const open = async (): Promise<void> => {
    const offers: Offer[] = [];
    for (const { path: _, ...one } of browser.read()) {
      const list = offers.some(({ values }) => areEqual(values, one.values)) ? duplicates : offers;
      if (isUnsaved(one.values, form.before())) list.push({ ...one, row: null, isInBrowser: true, colleague: null });
      else browser.drop(one.draftId);
    }
    change({ offers });
    const [newest] = state.offers;
    if (newest && isInterrupted()) restore(newest);
    const found = await server?.find().catch(() => []);
    if (found) addFound(found);
  };

  const discard = (offer: Offer): void => {
    const latest = latestOf(offer);
    // It changed since the reader saw it: ask again.
    if (!isEmpty(changesBetween(offer.values, latest.values))) {
      change({ offers: state.offers.map((one) => (one === offer ? latest : one)) });
      return;
    }
    for (const one of offer.colleague === null ? withDuplicates(offer) : []) {
      if (mayBeInBrowser(one)) browser.drop(one.draftId);
      answered.set(one.draftId, 'discarded');
      drop(() => rowOf(one));
    }
    change({ offers: without(offer) });
  };

  /** Ends the autosave once `saved` is on the server. Text typed while the request was pending stays unsaved. */
  const settle = (saved: Values): void => {
    const typedSince = changedFields(form.now(), saved, except);
    const savedId = draftId;
    browser.drop(savedId);
    startNext();
    unsent.delete(savedId);
    if (isWorthSaving(typedSince)) {
      typedAt = new Date().toISOString();
      browser.save({ draftId, values: typedSince, savedAt: typedAt, basedOn: basedOn(), path: server?.path ?? null });
    }
    const finished = [...replaced.splice(0), ...adopted.splice(0)];
    void enqueue(async () => {
      const row = rows.get(savedId);
      // Delete it whatever its version: the answer to the last write may have been lost.
      if (row) await server?.drop({ ...row, savedAt: '' });
      for (const old of finished) await server?.drop(old);
      rows.delete(savedId);
    });
    // Another window has the same text unsaved; it is saved now.
    for (const offer of state.offers) if (offer.colleague === null && isEmpty(differing(offer.values))) discard(offer);
    change({ isRestored: false, isOnServer: false });
  };

  return {
    open,
    noteTyping,
    flush: (): Promise<void> => {
      saveInBrowser();
      return saveOnServer();
    },
    /** Returns the idempotency key: the same until the item is saved, also after a restore. */
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
    get state(): UnsavedState {
      return state;
    },
  };
};
