/**
 * A stored file. `key` is made by the store, never from a name that somebody gave; only the key goes into a
 * row. Hash and size are those of the original content.
 */
export type StoredFile = { key: string; sha256: string; size: number }

/**
 * Keeps files' bytes so that nobody reads them without the operator's keys. Callers check access before they
 * use this port.
 */
export type FileStore = {
  /**
   * Stores a file durably: it is there, whole, before the key is returned. When the content fails or the signal
   * aborts, nothing stays behind.
   * @throws the content's or signal's own error
   * @throws {StorageUnavailableError} when the disk is full or cannot be written
   */
  put(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { signal?: AbortSignal },
  ): Promise<StoredFile>
  /**
   * Reads a file after checking all of it. The stream must be read or cancelled.
   * @throws {StoredFileMissingError} when there is no file, or the key is malformed
   * @throws {StoredFileDamagedError} when the content has changed or no key reads it; returns no byte
   */
  open(key: string): Promise<{ size: number; stream: ReadableStream<Uint8Array> }>
  /** What is stored under a key, without checking its content; null when there is nothing. */
  stat(key: string): Promise<FoundFile | null>
  /** Removes a file; one that is gone already is no error. */
  remove(key: string): Promise<void>
  /** Every stored file, in no order, to find files without a row. Leave young ones: a row may follow. */
  list(): AsyncIterable<FoundFile>
  /** The random id of this place: made at the first call, the same for all nodes that share the place. */
  placeId(): Promise<string>
  /** Removes files that a killed process left half written before this time. Returns how many. */
  removeUnfinished(before: Date): Promise<number>
  /**
   * Seals every file that is still readable from before files were sealed; with the id of the current key, it
   * also wraps every file's key by that key alone. It can be interrupted and run again at any time.
   */
  renewSeals(currentKeyId?: string): Promise<RenewedSeals>
}

export type FoundFile = { key: string; storedAt: Date }

/** How many files were sealed and how many got another key; `unreadable` ones are left alone. */
type RenewedSeals = { sealed: number; rewrapped: number; unreadable: string[] }

/** The store cannot be written or read at present: full, read-only, gone. The response is 503. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
  /** For the operator at a start: a setting and what it expects; null where no setting is wrong. */
  readonly problem: string | null
  constructor(cause?: unknown, problem: string | null = null) {
    super('storage unavailable', { cause })
    this.problem = problem
  }
}

export class StoredFileMissingError extends Error {
  override readonly name = 'StoredFileMissingError'
  constructor() {
    super('There is no such stored file')
  }
}

/** A stored file has changed since it was stored, or its key is not known. */
export class StoredFileDamagedError extends Error {
  override readonly name = 'StoredFileDamagedError'
  readonly key: string
  constructor(key: string) {
    super(`The stored file ${key} is not what was stored, or no key reads it`)
    this.key = key
  }
}
