import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('says of every role what the contract opens to it, in the language of the reader', async () => {
  await portal.db
    .insertInto('staff_roles')
    .values({
      key: 'desk',
      name_zh: '前台',
      name_en: 'Desk',
      privileges: ['reviewApplications', 'revealApplicants'],
    })
    .execute()
  await createStaff(portal, ['desk', 'editor'])
  const { token } = await createStaff(portal, ['administrator'])
  const { roles } = await (await portal.api({ token })).staff.roleList({})
  expect(roles.map(({ key }) => key)).toEqual([
    'reviewer',
    'verifier',
    'editor',
    'supportAgent',
    'ventureManager',
    'judge',
    'administrator',
    'desk',
  ])
  const desk = roles.find(({ key }) => key === 'desk')
  expect(desk).toMatchObject({ name: '前台', holders: 1 })
  const calls = desk?.privileges.flatMap((one) => one.calls) ?? []
  expect(calls.filter(({ isInFull }) => isInFull)).toEqual([
    {
      path: 'staff/application/reveal',
      needsStepUp: true,
      personal: ['name', 'phone', 'email'],
      isInFull: true,
    },
  ])
  expect(calls.some(({ path }) => path.endsWith('decide'))).toBe(false)
})
