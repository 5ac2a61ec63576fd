import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../tests/support/portal/portal.ts'
import type { Db } from './database.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const sum = async (on: Db, number: number) =>
  (await sql<{ sum: number }>`select ${number}::int + 1 as sum`.execute(on)).rows[0]?.sum
const preparedOn = async (on: Db, text = 'select $1::int + 1 as sum') =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(on)).rows.filter(
    ({ statement }) => statement === text,
  )

it('a query that comes often is planned once on its connection, and answers what it is asked each time', async () => {
  await portal.db.connection().execute(async (db) => {
    for (const number of [1, 2, 3, 4]) expect(await sum(db, number)).toBe(number + 1)
    expect(await preparedOn(db)).toHaveLength(0)
    for (const number of [5, 6, 7, 8]) expect(await sum(db, number)).toBe(number + 1)
    expect(await preparedOn(db)).toHaveLength(1)
    for (let time = 0; time < 6; time += 1)
      await sql`
        select * from generate_series(1, ${time}::int)`.execute(db)
    expect(await preparedOn(db, '\n        select * from generate_series(1, $1::int)')).toHaveLength(1)
  })
})

it('a query that fails while being prepared, or in a rolled-back transaction, leaves the connection usable', async () => {
  await portal.db.connection().execute(async (db) => {
    for (const number of [1, 2, 0, 3, 0, 0, 0, 4]) {
      const quotient = sql<{ result: number }>`select 12 / ${number}::int as result`
      const asked = db.transaction().execute((trx) => quotient.execute(trx))
      if (number === 0) await expect(asked).rejects.toThrow('division by zero')
      else expect((await asked).rows).toEqual([{ result: 12 / number }])
    }
    for (let time = 0; time < 8; time += 1)
      await expect(sql`select * from no_table where id = ${time}`.execute(db)).rejects.toThrow('no_table')
    expect(await sum(db, 1)).toBe(2)
  })
})

it('a query of a table that gets a column meanwhile still works', async () => {
  await portal.db.connection().execute(async (db) => {
    await sql`create temporary table shelves (id int, name text)`.execute(db)
    const named = () => sql`select name from shelves where id = ${1}`.execute(db)
    const whole = () =>
      sql`
      select * from shelves where id = ${1}`.execute(db)
    for (let time = 0; time < 6; time += 1)
      for (const query of [named, whole]) expect((await query()).rows).toEqual([])
    await sql`alter table shelves add column place text`.execute(db)
    await sql`insert into shelves values (1, '甲', '乙')`.execute(db)
    expect((await named()).rows).toEqual([{ name: '甲' }])
    expect((await whole()).rows).toEqual([{ id: 1, name: '甲', place: '乙' }])
  })
})

it('a write names a partial index by a value as often as it comes', async () => {
  await portal.db.connection().execute(async (db) => {
    await sql`create temporary table requests (id int, state text)`.execute(db)
    await sql`create unique index on requests (id) where state = 'open'`.execute(db)
    for (let time = 0; time < 12; time += 1)
      await sql`insert into requests values (1, 'open') on conflict (id) where state = ${'open'} do nothing`.execute(
        db,
      )
    expect((await sql`select 1 from requests`.execute(db)).rows).toHaveLength(1)
  })
})
