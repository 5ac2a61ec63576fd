/**
 * A file that was stored. `key` is made by the store, never from a name that somebody gave; it alone goes into a row.
 * Hash and size are those of what was given.
 */
export type StoredFile = { key: string; sha256: string; size: number }

/**
 * Keeps the bytes of files so that nobody reads them without the operator's keys. Who may read one is decided before
 * this port is asked.
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
   * @throws {StoredFileMissingError} when there is none, and for anything that is no key
   * @throws {StoredFileDamagedError} when it is not what was stored, or no key reads it; not a byte is handed out
   */
  open(key: string): Promise<{ size: number; stream: ReadableStream<Uint8Array> }>
  /** What is stored under a key, without checking its content; null when there is nothing. */
  stat(key: string): Promise<FoundFile | null>
  /** Removes a file; one that is gone already is no error. */
  remove(key: string): Promise<void>
  /** Every stored file in no order, so that a job can find those without a row. Leave young ones: their row may still be coming. */
  list(): AsyncIterable<FoundFile>
  /** Tells this place from any other: random, made when it is first asked for, the same for all nodes that share the place. */
  placeId(): Promise<string>
  /** Removes what a killed process left half written before a time. Returns how many. */
  removeUnfinished(before: Date): Promise<number>
  /**
   * Seals every file that lies readable from before files were sealed; with the id of the current key it also has
   * every file read by that key alone. It may be broken off and run again, while files are read and written.
   */
  renewSeals(currentKeyId?: string): Promise<RenewedSeals>
}

export type FoundFile = { key: string; storedAt: Date }

/** How many were sealed and how many have got another key; `unreadable` are those that no key reads, and are left alone. */
type RenewedSeals = { sealed: number; rewrapped: number; unreadable: string[] }

/** The store cannot be written or read at present: full, read-only, gone. Answered with 503. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
  constructor(cause?: unknown) {
    super('storage unavailable', { cause })
  }
}

/** There is no file under this key. */
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
