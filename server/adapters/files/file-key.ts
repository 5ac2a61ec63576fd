import { StoredFileMissingError } from './port.ts'

/** 128 random bits; keys from before files were sealed end with the SHA-256 of their content. */
export function isFileKey(key: string): boolean {
  return /^[0-9a-f]{32}(-[0-9a-f]{64})?$/.test(key)
}

/** @throws {StoredFileMissingError} where it cannot be a key */
export function parseFileKey(key: string): string {
  if (!isFileKey(key)) throw new StoredFileMissingError()
  return key
}
