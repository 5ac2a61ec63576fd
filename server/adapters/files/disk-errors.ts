import { StorageUnavailableError } from './port.ts'

export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT'
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

const outages = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ENXIO',
])

/** @throws {StorageUnavailableError} where the disk is full, gone or not ours to write */
export async function storageErrors<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw outages.has(errorCode(error) ?? '') ? new StorageUnavailableError(error) : error
  }
}
