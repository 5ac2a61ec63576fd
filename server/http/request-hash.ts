import { createHash } from 'node:crypto'

/** What tells two inputs of a call apart; of a file its content counts, which JSON would leave out. */
export async function requestHashOf(input: unknown): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(input) ?? '')
  for (const value of Object.values((input ?? {}) as Record<string, unknown>).flat()) {
    if (value instanceof Blob) hash.update(new Uint8Array(await value.arrayBuffer()))
  }
  return hash.digest()
}
