const DATABASE = 'sanabel';
const STORE = 'job-requests-read';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
};

const act = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

/** Reads the marks that this device keeps for one admin. Not in local storage, which signing out clears (specification, section 2). */
export const readKept = (adminId: string): Promise<unknown> => act('readonly', (store) => store.get(adminId) as IDBRequest<unknown>);
export const keep = (adminId: string, value: object): Promise<unknown> => act('readwrite', (store) => store.put(value, adminId));
