import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { runAs } from '../../../tests/support/portal/postgres.ts'
import { publishConsentTexts } from '../../../tests/support/sign-in.ts'
import { createAccount, createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import {
  askToLeave,
  browserOf,
  callFrom,
  deletedAmong,
  passDays,
  runDeletions,
} from '../../../tests/support/world/deletions.ts'
import {
  createProject,
  createProjectClass,
  openProjectEditor,
} from '../../../tests/support/world/projects.ts'
import { createLog } from '../../log.ts'

let portal: TestPortal
let project: string
const lines: string[] = []

beforeAll(async () => {
  const log = createLog({ isDemo: false }, { write: (line) => void lines.push(line) })
  portal = await openPortal({ log })
  await publishConsentTexts(portal)
  const editor = await openProjectEditor(portal)
  project = await createProject(editor, { classes: [await createProjectClass(editor)] })
})
afterAll(() => portal.close())
afterEach(() => void lines.splice(0))

const theirPlace = '住在河边的别人'

/** Sends a request to use a project, over HTTP. */
async function adopt(person: TestAccount, place: string): Promise<void> {
  const answer = await callFrom(portal, browserOf(person), 'instance/adopt', {
    ...{ instanceID: project, organisation: '河流小组', place, purpose: '教四年级' },
    contact: person.phone.replace('+86', ''),
  })
  expect(answer.code).toBe(0)
}

const placesLeft = () => portal.db.selectFrom('adoption_requests').selectAll().orderBy('id').execute()

/** Rows are locked by a key, which must not be confused with a column of the same name, such as `place`. */
describe('trust 54, 33: a request whose place is odd', () => {
  it.each([
    ['an address of a row', () => '(0,1)'],
    ['what is no address of a row', ({ phone }: TestAccount) => `${phone} 转 1`],
    ['quotes', () => `'; delete from accounts; --"$$`],
    ['a name of a column', () => 'ctid'],
    ['stars', () => '***'],
    [
      'a phone in groups',
      ({ phone }: TestAccount) => `电话 ${phone.slice(3, 6)}-${phone.slice(6, 10)} ${phone.slice(10)}`,
    ],
  ])('is deleted with its person, nobody else’s is touched: %s', async (_, placeOf) => {
    await sql`delete from adoption_requests`.execute(portal.db)
    const [other, person, next] = [
      await createAccount(portal),
      await createAccount(portal),
      await createAccount(portal),
    ]
    await adopt(other, theirPlace)
    const [untouched] = await placesLeft()
    await adopt(person, placeOf(person))
    for (const one of [person, next])
      expect(await askToLeave(portal, browserOf(one))).toMatchObject({ code: 0 })
    await passDays(portal, 7)
    expect(await runDeletions(portal)).toEqual([])
    expect(await deletedAmong(portal, [person, next, other])).toEqual([true, true, false])
    const [first, left] = await placesLeft()
    expect(first).toEqual(untouched)
    expect(JSON.stringify(left)).not.toContain(person.phone.slice(7))
    expect(lines.join('\n')).not.toContain(person.phone.slice(3))
  })
})

describe('trust 54: a deletion that fails', () => {
  it('holds up nobody else’s, is tried again, is told to staff once, and says no value in the log', async () => {
    const staff = await createStaff(portal, ['administrator'])
    const [stuck, next] = [await createAccount(portal), await createAccount(portal)]
    const noticesOf = async () =>
      (await (await portal.api({ token: staff.token })).messages.describeMessageList({})).list.filter(
        ({ title }: { title: string }) => title === '有一项自动处理没能完成',
      )
    for (const one of [stuck, next]) await askToLeave(portal, browserOf(one))
    // As in a database that was repaired by hand: its error message quotes the row.
    await runAs(portal.ownerUrl, [
      `create or replace function stuck() returns trigger language plpgsql as $$
        begin perform ('转 ' || '${stuck.phone}')::uuid; return new; end $$`,
      `create trigger stuck before update on accounts for each row
        when (old.id = '${stuck.accountId}' and new.status = 'deleted') execute function stuck()`,
    ])
    await passDays(portal, 7)
    for (let turn = 1; turn <= 6; turn += 1) {
      expect(await runDeletions(portal)).toEqual([])
      expect(await deletedAmong(portal, [stuck, next])).toEqual([false, true])
      expect(lines.filter((line) => line.includes('one of many was not done'))).toHaveLength(turn)
      // Not before it is due.
      await runDeletions(portal)
      expect(lines.filter((line) => line.includes('one of many was not done'))).toHaveLength(turn)
      expect(await noticesOf()).toHaveLength(turn < 5 ? 0 : 1)
      await passDays(portal, 1)
    }
    expect(lines.join('\n')).toContain('22P02')
    expect(lines.join('\n')).not.toContain(stuck.phone.slice(3))
    await runAs(portal.ownerUrl, ['drop trigger stuck on accounts'])
    await runDeletions(portal)
    expect(await deletedAmong(portal, [stuck])).toEqual([true])
  })
})
