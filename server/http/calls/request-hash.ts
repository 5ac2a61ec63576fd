import { createHash } from 'node:crypto'
import type { Services } from '../../services.ts'

/**
 * Distinguishes two inputs of a call; a file counts by its content, which JSON would leave out. Keyed,
 * because it is stored beside the sender: a survey's few choices could be guessed.
 */
export async function requestHashOf(
  { keyedHash }: Pick<Services, 'keyedHash'>,
  input: unknown,
): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(input) ?? '')
  for (const value of Object.values((input ?? {}) as Record<string, unknown>).flat()) {
    if (value instanceof Blob) hash.update(new Uint8Array(await value.arrayBuffer()))
  }
  return keyedHash(hash.digest('base64url'), 'request')
}
