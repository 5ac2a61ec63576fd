import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../tests/support/portal.ts'
import { createLog } from './log.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const canary = '13912345678'

/** What the log says of an error. */
function said(error: unknown): string {
  const lines: string[] = []
  createLog({ isDemo: false }, { write: (line) => void lines.push(line) }).error(
    { err: error },
    'call failed',
  )
  expect(lines).toHaveLength(1)
  return lines.join('')
}

const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => {
      throw new Error('nothing failed')
    },
    (error: unknown) => error,
  )

describe('trust 29: an error in the log holds nothing that somebody typed', () => {
  it('where a row collides with another', async () => {
    const error = await failureOf(
      portal.db.transaction().execute(async (trx) => {
        await sql`create temporary table holders (phone text primary key) on commit drop`.execute(trx)
        await sql`insert into holders values (${canary})`.execute(trx)
        await sql`insert into holders values (${canary})`.execute(trx)
      }),
    )
    // The database tells it; the log has where it happened and no more.
    expect(JSON.stringify(error)).toContain(canary)
    expect(said(error)).toContain('holders_pkey')
    expect(said(error)).not.toContain(canary)
    expect(said(new AggregateError([error], 'several'))).not.toContain(canary)
  })

  it('where the database says in which row it happened', async () => {
    const error = await failureOf(
      sql`do ${sql.raw(`$$ begin raise exception 'stopped' using detail = '${canary}'; end $$`)}`.execute(
        portal.db,
      ),
    )
    expect(said(error)).toContain('stopped')
    expect(said(error)).not.toContain(canary)
  })

  it('where an address or a request cannot be read', () => {
    const address = (() => {
      try {
        return new URL(`//${canary}`)
      } catch (error) {
        return error
      }
    })()
    expect(said(address)).toContain('ERR_INVALID_URL')
    const more = { client: { password: canary }, parameters: [canary], where: canary, input: canary }
    for (const text of [said(address), said(Object.assign(new Error('failed'), more))]) {
      expect(text).not.toContain(canary)
    }
  })
})
