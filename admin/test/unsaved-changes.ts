import type { Autosave, AutosaveInput, SavedAutosave } from '@sanabel/contract/autosaves';
import type { StoredChanges } from '../src/kit/forms/unsaved-changes/browser-store.ts';
import { createUnsavedChanges } from '../src/kit/forms/unsaved-changes/unsaved-changes.ts';

export const FIELDS = ['title', 'arabicTitle', 'bio'] as const;
type Texts = Record<string, string>;
export const BLANK: Texts = { title: 'Wheat', arabicTitle: 'قمح', bio: '', publishAt: '' };
export const PATH = 'members/one' as const;

/** A server with one item and its autosaves, and two devices of one admin. */
export const createScenario = () => {
  let item: Texts = { ...BLANK };
  let isSilent = false;
  let count = 0;
  const later = () => new Date(Date.UTC(2026, 0, 1) + count).toISOString();
  let rows: Autosave[] = [];
  const devices = [new Map<string, StoredChanges>(), new Map<string, StoredChanges>()] as const;
  /** Versions keep every saved text, even after another was restored. */
  const saved = new Set<string>();
  const answer = async (): Promise<void> => {
    await Promise.resolve();
    if (isSilent) throw new Error('No answer');
  };
  const server = {
    path: PATH,
    find: async () => {
      await answer();
      return [...rows];
    },
    save: async ({ draftId, values, basedOn }: AutosaveInput) => {
      await answer();
      const known = rows.find((row) => row.draftId === draftId);
      count += 1;
      const row = { id: known?.id ?? `row${count}`, draftId, values: { ...values }, basedOn, savedAt: later() };
      rows = [...rows.filter((one) => one !== known), { ...row, adminId: 'mona', adminName: 'Mona' }];
      return row;
    },
    // Reports no error without an answer, like the panel's own call.
    drop: async ({ id, savedAt }: SavedAutosave) => {
      await answer().then(
        () => {
          rows = rows.filter((row) => row.id !== id || (savedAt !== '' && row.savedAt !== savedAt));
        },
        () => undefined,
      );
    },
  };
  const open = (device: number, isInterrupted = false) => {
    const browser = devices[device] ?? devices[0];
    let before = { ...item };
    let now = { ...item };
    let isMuted = false;
    const unsaved = createUnsavedChanges({
      form: {
        now: () => now,
        before: () => before,
        put: (values) => {
          now = { ...now, ...(values as Texts) };
          unsaved.noteTyping();
        },
      },
      browser: {
        read: () => [...browser.values()].sort((one, other) => other.savedAt.localeCompare(one.savedAt)),
        save: (changes) => void (isMuted || browser.set(changes.draftId, changes)),
        drop: (draftId) => void browser.delete(draftId),
      },
      server,
      ownId: () => 'mona',
      basedOn: () => null,
      except: [],
      isInterrupted: () => isInterrupted,
      onChange: () => undefined,
    });
    const opened = unsaved.open();
    return {
      device,
      unsaved,
      opened,
      get texts(): Texts {
        return now;
      },
      type: (field: string, text: string) => {
        now = { ...now, [field]: text };
        unsaved.noteTyping();
      },
      save: async () => {
        const sent = { ...now };
        await answer();
        item = { ...item, ...Object.fromEntries(Object.entries(sent).filter(([name, text]) => text !== before[name])) };
        for (const text of Object.values(sent)) saved.add(text);
        unsaved.settle(sent);
        before = { ...item };
        now = { ...item };
      },
      lookAtNewest: () => {
        unsaved.setAside();
        before = { ...item };
        now = { ...item };
      },
      /** Stops writing after sign-out. */
      mute: () => {
        isMuted = true;
      },
    };
  };
  return {
    open,
    devices,
    saved,
    server,
    rows: () => rows,
    silence: (next: boolean) => {
      isSilent = next;
    },
    get isSilent() {
      return isSilent;
    },
  };
};

export type Window = ReturnType<ReturnType<typeof createScenario>['open']>;
/** Resolves when all pending autosaves have been written. */
export const settled = (windows: readonly Window[]) =>
  Promise.all(windows.map(({ opened, unsaved }) => opened.then(() => unsaved.flush())));
