import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openPortal, type TestPortal } from '../tests/support/portal/portal.ts'
import { createLog } from './log.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const canary = '13912345678'

/** The log's output for an error. */
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
    // The database's error contains it; the log has only where it happened.
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

  /*
   * The database reports a colliding row in a separate field, but quotes a value that it cannot read in the
   * message.
   */
  it.each([
    sql`select ${canary}::tid`,
    sql`select ${`x ${canary} "and" 'more'`}::uuid`,
    sql`select ${canary}::smallint`,
    sql`select ${`金丝雀 ${canary}`}::timestamptz`,
    sql`select to_tsquery('simple', ${`${canary} '`})`,
    sql`select ${`{"${canary}`}::jsonb`,
  ])('where the database cannot read a value: %#', async (statement) => {
    const error = await failureOf(statement.execute(portal.db))
    expect(String((error as Error).message) + JSON.stringify(error)).toContain(canary)
    for (const thrown of [error, new Error('one of many', { cause: error }), new AggregateError([error])]) {
      expect(said(thrown)).not.toContain(canary)
      expect(said(thrown)).not.toContain('金丝雀')
      expect(said(thrown)).toContain('log.test.ts')
    }
  })

  it('where a text cannot be parsed, or a mail server repeats to whom it was', () => {
    const thrownBy = (run: () => unknown) => {
      try {
        return run()
      } catch (error) {
        return error
      }
    }
    for (const error of [
      thrownBy(() => JSON.parse(`金丝雀 ${canary}`)),
      thrownBy(() => JSON.parse(`{"phone": "金丝雀"`)),
      thrownBy(() => new Intl.DateTimeFormat(`${canary}金丝雀`)),
      thrownBy(() => new RegExp(`(金丝雀${canary}`)),
      thrownBy(() => z.object({ code: z.uuid() }).parse({ code: `金丝雀${canary}` })),
      thrownBy(() => z.strictObject({}).parse({ [`金丝雀${canary}`]: 1 })),
      Object.assign(new Error(`550 <reed@example.org> unknown, call +86 139-1234-5678`), {
        response: canary,
        rejected: ['reed@example.org'],
      }),
      `金丝雀${canary}`,
    ]) {
      expect(said(error)).not.toMatch(/金丝雀|139-?1234-?5678|reed@/)
    }
    expect(said(thrownBy(() => z.object({ code: z.uuid() }).parse({ code: canary })))).toContain('at code')
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
