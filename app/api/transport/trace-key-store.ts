/** A private key of a trace id. The key cannot be exported, neither by us nor by an injected script. */
export type TraceKey = { traceId: string; privateKey: CryptoKey; createdAt: number }

/** Where a browser keeps the private keys of its trace ids. */
export type TraceKeyStore = {
  put(key: TraceKey): Promise<void>
  find(traceId: string): Promise<TraceKey | null>
  /** Every entry without its private key, in any order. */
  list(): Promise<Omit<TraceKey, 'privateKey'>[]>
  remove(traceIds: readonly string[]): Promise<void>
}

const databaseName = 'yisun-trace-keys'
const tableName = 'keys'

/**
 * Keeps the keys in IndexedDB, the only browser storage that holds a key without its bytes. Each operation opens
 * and closes the database, so that no tab blocks another.
 */
export function createIndexedDbKeyStore(factory: IDBFactory = indexedDB): TraceKeyStore {
  return {
    async put(key) {
      await inTable(factory, 'readwrite', (table) => table.put(key))
    },
    async find(traceId) {
      const key: TraceKey | undefined = await inTable(factory, 'readonly', (table) => table.get(traceId))
      return key ?? null
    },
    async list() {
      const keys: TraceKey[] = await inTable(factory, 'readonly', (table) => table.getAll())
      return keys.map(({ traceId, createdAt }) => ({ traceId, createdAt }))
    },
    async remove(traceIds) {
      for (const traceId of traceIds) await inTable(factory, 'readwrite', (table) => table.delete(traceId))
    },
  }
}

async function inTable<Result>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open(factory)
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(tableName, mode)
      const request = act(transaction.objectStore(tableName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? request.error)
    })
  } finally {
    database.close()
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(tableName, { keyPath: 'traceId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
