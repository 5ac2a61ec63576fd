import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { errorTable } from '../../shared/contract/error-table.ts'
import type { Envelope } from '../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { newAddress } from '../support/sign-in.ts'
import { createAccount, type TestAccount } from '../support/world/actors.ts'
import { makePdf } from '../support/world/make-pdf.ts'

/**
 * Others upload while hostile files arrive: they must not queue behind them, in a transaction that the
 * database ends after ten seconds of waiting.
 */
let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

const refused = errorTable.fileRefused.code
const latin1 = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'))
const paper = new Uint8Array(makePdf())
/** Seconds of work for a thread. */
const hostile = latin1(
  makePdf()
    .toString('latin1')
    .replace('\n%', () => `\n${'1 0 obj (\n'.repeat(1_000_000)}\n%`),
)

/** Uploads as a browser does, which waits as long as the transfer takes. */
async function upload({ token }: TestAccount, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData()
  body.set('purpose', 'certificate')
  body.set('file', new File([bytes], 'a.pdf'))
  const cookie = `${sessionCookie}=${token}`
  const init = { method: 'POST', cookie, address: newAddress(), body }
  const answer = await portal.fetch('/api/techforgood/file/upload', init)
  return ((await answer.json()) as Envelope).code
}

async function heldConnections(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
      and state_change < now() - interval '200 milliseconds'`.execute(portal.db)
  return rows[0]?.count ?? 0
}

describe('trust 53: files that cost much', () => {
  it('do not delay the uploads of others, and hold no database connection', async () => {
    const [sender, other] = [await createAccount(portal), await createAccount(portal)]
    let done = 0
    const all = Array.from({ length: 8 }, () => upload(sender, hostile).finally(() => (done += 1)))
    await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(0)
    for (const _ of [1, 2, 3]) {
      expect(await upload(other, paper)).toBe(0)
      expect(done).toBeLessThan(8)
      expect(await heldConnections()).toBe(0)
    }
    // A machine that is busy otherwise has no thread left for some of them.
    const codes = new Set(await Promise.all(all))
    expect(codes).toContain(refused)
    expect([...codes].filter((code) => code !== refused && code !== errorTable.unavailable.code)).toEqual([])
  }, 200_000)

  it('or are refused are limited per person and hour; accepted ones are not counted', async () => {
    const [sender, other] = [await createAccount(portal), await createAccount(portal)]
    const broken = latin1('no file')
    const codes: number[] = []
    for (let count = 0; count < 60; count += 1) {
      codes.push(await upload(sender, broken))
      if (count % 20 === 0) expect(await upload(sender, paper)).toBe(0)
    }
    expect(new Set(codes)).toEqual(new Set([refused]))
    expect(await upload(sender, paper)).toBe(errorTable.tooMany.code)
    expect(await upload(other, paper)).toBe(0)
  }, 120_000)
})
