import { expect, it } from 'vitest'
import { privileges, reservedPrivilege } from '../../../shared/rules/staff/privileges.ts'
import { staffRoles } from '../../../shared/rules/staff/roles.ts'
import { openPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { indexedCalls } from './call-index.ts'

const ofStaff = indexedCalls.filter(({ call }) => call.access === 'staff')

it('every call of staff names what it takes, and every privilege opens something', () => {
  expect(ofStaff.filter(({ call }) => !call.privilege).map(({ id }) => id)).toEqual([])
  const named = new Set(ofStaff.map(({ call }) => call.privilege))
  // This privilege widens a response that all staff get.
  named.add('seeAllFigures')
  expect(privileges.filter((privilege) => !named.has(privilege))).toEqual([])
})

it('a role that was retired or is unknown allows nothing; the five that every portal has cover everything', async () => {
  const portal = await openPortal()
  try {
    await portal.db
      .insertInto('staff_roles')
      .values({ key: 'archive', name_zh: '档案', name_en: 'Archive', privileges: ['readAudit'] })
      .execute()
    const privilegesWith = async (roles: string[]) => {
      const { token } = await createStaff(portal, roles)
      return (await (await portal.api({ token })).staff.secondFactor({})).privileges
    }
    expect(await privilegesWith(['archive'])).toEqual(['readAudit'])
    expect(await privilegesWith(['nobody'])).toEqual([])
    expect((await privilegesWith([...staffRoles])).toSorted()).toEqual([...privileges].sort())
    await portal.db
      .updateTable('staff_roles')
      .set({ retired_at: new Date() })
      .where('key', '=', 'archive')
      .execute()
    expect(await privilegesWith(['archive'])).toEqual([])
    const giving = portal.db
      .insertInto('staff_roles')
      .values({ key: 'own', name_zh: '自', name_en: 'Own', privileges: [reservedPrivilege] })
      .execute()
    await expect(giving).rejects.toThrow(/check/)
  } finally {
    await portal.close()
  }
})
