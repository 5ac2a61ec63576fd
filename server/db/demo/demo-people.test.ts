import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { publishConsentTexts, signInOverHttp } from '../../../tests/support/sign-in.ts'
import { demoStaff, findDemoPeople, insertDemoAccount, removeDemoPeople } from './demo-people.ts'
import { loadDemoStaff } from './demo-staff.ts'
import { volunteer } from './teams/members.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

it('former demo people cannot sign in any more, and a person with their number is new', async () => {
  const { db, services } = portal
  await loadDemoStaff(db, services.cipher)
  await insertDemoAccount(db, services.cipher, volunteer)
  const before = await findDemoPeople(db, services.cipher)
  expect(before).toHaveLength(demoStaff.length + 1)
  expect(await removeDemoPeople(db, services.cipher)).toBe(demoStaff.length + 1)
  expect(await findDemoPeople(db, services.cipher)).toEqual([])
  expect(await removeDemoPeople(db, services.cipher)).toBe(0)
  const active = await db
    .selectFrom('staff_members')
    .select('account_id')
    .where('status', '=', 'active')
    .execute()
  expect(active).toEqual([])
  const phone = demoStaff[2]?.phone.replace('+86', '') ?? ''
  await signInOverHttp(portal, phone)
  const { account_id: id } = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(before).not.toContain(id)
})
