import { hash } from 'node:crypto'

const newline = 0x0a

/**
 * A checksum of a table's rows in PostgreSQL's text format of COPY, whatever their order: the SHA-256 of each
 * row, added word by word. It reveals every accident; against forgery the parts of a backup have hashes of
 * their own.
 */
export class RowDigest {
  rows = 0
  readonly #sums = new Uint32Array(8)
  #begun: Buffer[] = []

  /** Takes the next bytes, which may end within a row. */
  add(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      const rest = chunk.subarray(from, end)
      this.#addRow(this.#begun.length === 0 ? rest : Buffer.concat([...this.#begun, rest]))
      this.#begun = []
      from = end + 1
    }
    // Copied: the driver may use the buffer again.
    if (from < chunk.length) this.#begun.push(Buffer.from(chunk.subarray(from)))
  }

  /** Of everything until now, as 64 hexadecimal digits. */
  value(): string {
    return [...this.#sums].map((sum) => sum.toString(16).padStart(8, '0')).join('')
  }

  #addRow(row: Buffer): void {
    this.rows += 1
    const digest = hash('sha256', row, 'buffer')
    for (let word = 0; word < 8; word += 1)
      this.#sums[word] = (this.#sums[word] ?? 0) + digest.readUInt32BE(word * 4)
  }
}
