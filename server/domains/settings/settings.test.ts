import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { firstSiteSettings } from '../../../shared/rules/site-settings.ts'
import { readHolidays } from '../../../shared/rules/staff/holiday-text.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'

let portal: TestPortal
let administrator: Api
beforeAll(async () => {
  portal = await openPortal()
  administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
})
afterAll(() => portal.close())

const visitor = async () => (await portal.api({ locale: 'zh' })).home.configInfo({})

it('gives the ids of the specification until an administrator changes them, for every page', async () => {
  expect(await visitor()).toMatchObject({ currentRound: 5, match_id: 2001, contact: [] })
  const { version, ...before } = await administrator.settingsStaff.site({})
  const icp = '京ICP备2026000000号-1'
  await administrator.settingsStaff.siteSave({ ...before, version, currentRound: 6, ventureIds: [2070], icp })
  expect(await visitor()).toMatchObject({
    currentRound: 6,
    match_id: 2001,
    ventureIds: [2070],
    contact: [{ label: icp }],
  })
  const { contact } = await (await portal.api()).support.describeSupportCenterList({})
  expect(contact).toEqual({ hotline: '', mail: '' })
  const audit = await portal.db
    .selectFrom('audit_events')
    .select('after')
    .where('kind', '=', 'settings.saved')
    .execute()
  expect(audit).toMatchObject([{ after: { currentRound: 6, icp } }])
})

it('reports unreadable stored settings, shows the defaults, and can save them again', async () => {
  const { version, unreadable, ...before } = await administrator.settingsStaff.site({})
  expect(unreadable).toEqual([])
  const store = (value: object) =>
    portal.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ ...before, ...value }) })
      .where('key', '=', 'site')
      .execute()
  await store({
    currentRound: 'five',
    ventureIds: null,
    matchId: [],
    siteNameZh: 7,
    siteNameEn: 'N'.repeat(99),
  })
  const read = await administrator.settingsStaff.site({})
  const { currentRound, ventureIds, matchId, siteNameZh, siteNameEn } = firstSiteSettings
  expect(read).toEqual({
    ...{ ...before, currentRound, ventureIds, matchId, siteNameZh, siteNameEn, version },
    unreadable: ['siteNameZh', 'siteNameEn', 'currentRound', 'matchId', 'ventureIds'],
  })
  // Pages continue to work, with every valid text.
  expect(await visitor()).toMatchObject({ currentRound, ventureIds, match_id: matchId, siteName: siteNameZh })
  const { siteName } = await (await portal.api({ locale: 'en' })).home.configInfo({})
  expect(siteName).toBe('N'.repeat(99))
  await administrator.settingsStaff.siteSave({ ...before, version })
  expect(await administrator.settingsStaff.site({})).toMatchObject({ ...before, unreadable: [] })
})

it('refuses one of two concurrent saves, and invalid numbers and addresses', async () => {
  const { version } = await administrator.settingsStaff.site({})
  const save = (more: object) =>
    administrator.settingsStaff.siteSave({ ...firstSiteSettings, version, ...more })
  const both = await Promise.allSettled([save({}), save({ hotline: '400-000-0000' })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(save({ mail: 'li@gro.b\u202e.cn' })).rejects.toThrow('invalidInput')
  await expect(save({})).rejects.toMatchObject({ reason: 'conflict' })
  await expect(
    save({
      ...{ mail: 'help at example', icp: '2026', ventureIds: ['x'], currentRound: 0 },
      ...{
        siteNameZh: '益\u200b榫',
        siteNameEn: 'Yi\nsun',
        operatorZh: '清\u202e河',
        operatorEn: 'a\u2066b',
      },
    }),
  ).rejects.toMatchObject({
    details: {
      fields: {
        ...Object.fromEntries(
          ['siteNameZh', 'siteNameEn', 'operatorZh', 'operatorEn'].map((name) => [
            name,
            { reason: 'wrongFormat' },
          ]),
        ),
        mail: { reason: 'email' },
        icp: { reason: 'wrongFormat' },
        currentRound: { reason: 'tooSmall' },
        'ventureIds.0': expect.anything(),
      },
    },
  })
})

it('counts deadlines by the days that were saved, of applications too', async () => {
  const notice = '五、劳动节：5月1日至5日放假调休。5月8日（周六）上班。'
  const { days } = readHolidays(notice, 2027)
  await administrator.settingsStaff.workingDaysSave({ year: 2027, version: 0, days })
  expect(await dayAfterWorkingDays(portal.db, 1, '2027-04-30')).toBe('2027-05-06')
  expect(await dayAfterWorkingDays(portal.db, 1, '2027-05-07')).toBe('2027-05-08')
  const { today } = await portal.db
    .selectNoFrom((eb) => eb.fn<string>('to_char', [eb.fn('now', []), eb.val('YYYY-MM-DD')]).as('today'))
    .executeTakeFirstOrThrow()
  const year = Number(today.slice(0, 4))
  const off = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  )
  for (const one of new Set([year, Number(off.at(-1)?.slice(0, 4))])) {
    const { version } = await administrator.settingsStaff.workingDays({ year: one })
    await administrator.settingsStaff.workingDaysSave({
      year: one,
      version,
      days: off.filter((day) => day.startsWith(String(one))).map((day) => ({ day, kind: 'holiday' })),
    })
  }
  const team = await createTeam(portal)
  const toolId = await createTool(portal)
  const { applicationId } = await createApplication(portal, 'submitted', { team, toolId })
  const row = await portal.db
    .selectFrom('applications')
    .select('due_on')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  expect(String(row.due_on) > String(off.at(-1))).toBe(true)
})

it('refuses days of another year, twice the same, and a weekday that is worked anyway', async () => {
  const holiday = (day: string) => ({ day, kind: 'holiday' as const, note: '' })
  const days = [
    holiday('2029-10-01'),
    holiday('2028-10-01'),
    holiday('2029-10-01'),
    { day: '2029-10-10', kind: 'workday' as const, note: '' },
  ]
  await expect(
    administrator.settingsStaff.workingDaysSave({ year: 2029, version: 0, days }),
  ).rejects.toMatchObject({
    details: {
      fields: {
        'days.1.day': { reason: 'date' },
        'days.2.day': { reason: 'date' },
        'days.3.day': { reason: 'date' },
      },
    },
  })
  await expect(
    administrator.settingsStaff.workingDaysSave({ year: 2029, version: 0, days: [holiday('2029-02-30')] }),
  ).rejects.toMatchObject({ details: { fields: { 'days.0.day': { reason: 'date' } } } })
  expect((await administrator.settingsStaff.workingDays({ year: 2029 })).days).toEqual([])
})

it('is for administrators alone', async () => {
  const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const { site, workingDays } = editor.settingsStaff
  for (const call of [() => site({}), () => workingDays({ year: 2027 })])
    await expect(call()).rejects.toMatchObject({ reason: 'notAvailable' })
})
