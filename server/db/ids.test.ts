import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../tests/support/portal/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('ids', () => {
  it('made one after the other sort in that order, are of version 7 and say when they were made', async () => {
    const ids = await portal.db.transaction().execute(async (trx) => {
      const made: string[] = []
      for (let count = 0; count < 200; count += 1) {
        const { rows } = await sql<{ id: string }>`select uuid7() as id`.execute(trx)
        made.push(rows[0]?.id ?? '')
      }
      return made
    })
    expect(ids).toEqual([...ids].sort())
    expect(new Set(ids).size).toBe(200)
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      const madeAt = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
      expect(Math.abs(madeAt - Date.now())).toBeLessThan(60_000)
    }
  })
})
