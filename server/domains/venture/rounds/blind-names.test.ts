import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { struckText } from '../../../../shared/rules/venture/blind.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createMember, createTeam } from '../../../../tests/support/world/actors.ts'
import { verifyTeam } from '../../../../tests/support/world/verifications.ts'
import { blindText, namesToStrike } from './blind-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('judges read neither the name of a team nor those of its members, in either kind of characters', async () => {
  const team = await createTeam(portal, { name: '青禾助学社' })
  const member = await createMember(portal, team.teamId, 'member')
  const { token } = member
  await (await portal.api({ token })).usercenter.profileupdate({ name: '林知远' })
  const names = await namesToStrike(portal, team.teamId)
  expect(names).toEqual(expect.arrayContaining(['青禾助学社', '林知远']))
  expect(struckText(blindText('我們是青禾助學社，由林 知遠負責。', names))).toBe('我們是■■■，由■■■負責。')
})

it('judges do not read the verified name of an organisation either', async () => {
  const team = await createTeam(portal, { name: '青禾助学社' })
  await verifyTeam(portal, team)
  await sql`update organisations set verified_name = '青禾县乡村教育促进会'
    where id = (select organisation_id from teams where id = ${team.teamId})`.execute(portal.db)
  const names = await namesToStrike(portal, team.teamId)
  expect(names).toContain('青禾县乡村教育促进会')
  expect(struckText(blindText('我们属于青禾县乡村教育促进会。', names))).toBe('我们属于■■■。')
})
