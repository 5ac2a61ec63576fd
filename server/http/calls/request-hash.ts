import { createHash } from 'node:crypto'
import type { Services } from '../../services.ts'

/**
 * What tells two inputs of a call apart; of a file its content counts, which JSON would leave out. Keyed, since it stands
 * beside who sent it: of a survey's few choices all could be tried.
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
