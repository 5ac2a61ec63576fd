import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import type { OpeningItem } from '../../../shared/contract/settings.staff.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { firstSiteSettings } from '../../../shared/rules/site-settings.ts'
import { numberOfPage, stateDay } from '../../../tests/support/fixed-pages.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { agreeToAll, createStaff } from '../../../tests/support/world/actors.ts'
import { publish as publishRecord } from '../../../tests/support/world/resources.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { publishEdition } from '../../../tests/support/world/venture/editions.ts'
import { noteProof } from '../../db/last-proof.ts'
import { fillEmpty } from '../../fill-empty.ts'

let portal: TestPortal
let founder: Api
let founderId: string
beforeAll(async () => {
  portal = await openPortal()
  await fillEmpty(portal.appUrl, null)
  const { token, accountId } = await createStaff(portal, ['administrator', 'editor'])
  founderId = accountId
  founder = await portal.api({ token })
})
afterAll(() => portal.close())

async function opening(): Promise<Record<OpeningItem['what'], OpeningItem['state']>> {
  const { items } = await founder.settingsStaff.opening({})
  return Object.fromEntries(items.map(({ what, state }) => [what, state])) as never
}

async function missing(): Promise<string[]> {
  const { items } = await founder.settingsStaff.opening({})
  return items.filter(({ state }) => state !== 'done').map(({ what }) => what)
}

async function publish(alias: string): Promise<void> {
  const number = await numberOfPage(founder, alias)
  await stateDay(founder, number)
  for (const language of locales) {
    const { version } = await founder.contentStaff.recordDetail({ collection: 'pages', number })
    await founder.contentStaff.textMove({ collection: 'pages', number, language, version, move: 'publish' })
    await agreeToAll(portal.db, [founderId])
  }
}

const operator = {
  icp: '京ICP备2026000000号-1',
  markSeed: '清河',
  operatorZh: '清河 & 公益',
  operatorEn: 'Clear River',
  mail: 'hello@river.example',
}

async function save(more: Partial<typeof firstSiteSettings>): Promise<void> {
  const { version } = await founder.settingsStaff.site({})
  await founder.settingsStaff.siteSave({ ...firstSiteSettings, siteNameZh: '清河', version, ...more })
}

it('says nothing in a demo', async () => {
  expect(await founder.settingsStaff.opening({})).toMatchObject({ items: [], isOpen: true })
})

it('lists on a real portal everything missing, and who can do it', async () => {
  portal.services.isDemo = false
  const { items } = await founder.settingsStaff.opening({})
  expect(items.map(({ what, state }) => [what, state])).toEqual([
    ['name', 'missing'],
    ['mark', 'missing'],
    ['operator', 'missing'],
    ['contact', 'missing'],
    ['records', 'missing'],
    ['privacy', 'blank'],
    ['terms', 'blank'],
    ['field', 'missing'],
    ['tool', 'missing'],
    ['footer', 'missing'],
    ['waysIn', 'missing'],
    // Staff have typed a code that came by text message.
    ['sms', 'done'],
    ['mail', 'missing'],
    ['colleague', 'missing'],
    ['backup', 'missing'],
  ])
  const { userID } = (await founder.staff.memberlist({})).members[0] ?? { userID: '' }
  const without = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
  const privacy = (await without.settingsStaff.opening({})).items.find(({ what }) => what === 'privacy')
  expect(privacy).toMatchObject({
    isMine: false,
    roles: [{ key: 'editor' }, { key: 'ventureManager' }],
    number: expect.stringMatching(/^\d+$/),
  })
  expect((await opening()).colleague).toBe('done')

  await save(operator)
  expect(await opening()).toMatchObject({
    name: 'done',
    mark: 'done',
    operator: 'done',
    contact: 'done',
    privacy: 'missing',
  })
  for (const document of ['privacy', 'terms']) await publish(document)
  expect(await opening()).toMatchObject({ privacy: 'done', terms: 'done' })
  await portal.db
    .insertInto('fields')
    .values({
      alias: 'rivers',
      name_zh: '护河',
      name_en: 'Rivers',
      summary_zh: '',
      summary_en: '',
      position: 1,
    } as never)
    .execute()
  await createTool(portal)
  expect(await opening()).toMatchObject({ field: 'done', tool: 'done', mail: 'missing' })
  await publishRecord(
    portal,
    'footerLinks',
    {},
    { shared: { footerKind: 'normal', target: '/privacy', order: '1' }, zh: { name: '隐私告知' } },
  )
  await publishRecord(
    portal,
    'homeBlocks',
    {},
    { shared: { target: '/tools', order: '1' }, zh: { title: '找工具', summary: '看看哪些合用。' } },
  )
  expect(await opening()).toMatchObject({ footer: 'done', waysIn: 'done' })
  // An account with a mail address has opened the link mailed to it.
  await portal.db
    .updateTable('accounts')
    .set({
      email_index: 'x',
      email_encrypted: portal.services.cipher.encrypt('lin@river.example', 'accounts.email'),
    })
    .where('id', '=', userID)
    .execute()
  expect(await missing()).toEqual(['backup'])
  await noteProof(portal.db, new Date(Date.now() - 8 * 86_400_000).toISOString())
  expect((await opening()).backup).toBe('old')
  await noteProof(portal.db, new Date().toISOString())
  expect(await missing()).toEqual([])
})

it('reports a consent text that names an invented or replaced operator', async () => {
  await save({ ...operator, operatorZh: '别的机构', operatorEn: '' })
  expect(await opening()).toMatchObject({
    operator: 'done',
    privacy: 'otherOperator',
    terms: 'otherOperator',
  })
  await save(operator)
  expect(await missing()).toEqual([])
  // As published by an earlier release.
  await portal.db
    .updateTable('content_live')
    .set({
      fields: { title: '隐私告知', body: '<p>本门户由“益榫示范运营中心”运营。清河 &amp; 公益</p>' } as never,
    })
    .where('alias', '=', 'privacy')
    .where('language', '=', 'zh')
    .execute()
  expect(await opening()).toMatchObject({ privacy: 'otherOperator', terms: 'done' })
})

it('uses the settings given at the start, and then those saved on the page', async () => {
  const fresh = await openPortal()
  const site = { siteNameZh: '清河', siteNameEn: 'Clear River', ...operator }
  const settings = { ...firstSiteSettings, ...site }
  await fillEmpty(fresh.appUrl, null, site)
  const administrator = await fresh.api({ token: (await createStaff(fresh, ['administrator'])).token })
  const { version, ...begun } = await administrator.settingsStaff.site({})
  expect(begun).toEqual({ ...settings, unreadable: [] })
  fresh.services.isDemo = false
  const { items } = await administrator.settingsStaff.opening({})
  expect(items.slice(0, 6).map(({ state }) => state)).toEqual([
    ...['done', 'done', 'done', 'done', 'done', 'missing'],
  ])
  await administrator.settingsStaff.siteSave({ ...settings, operatorZh: '清河公益中心', version })
  await fillEmpty(fresh.appUrl, null, { ...site, siteNameZh: '后来改的' })
  expect(await administrator.settingsStaff.site({})).toMatchObject({
    siteNameZh: '清河',
    operatorZh: '清河公益中心',
  })
  await fresh.close()
})

it('asks a portal with a published venture edition for neither tool nor field', async () => {
  const fresh = await openPortal()
  await fillEmpty(fresh.appUrl, null)
  fresh.services.isDemo = false
  const { token } = await createStaff(fresh, ['administrator', 'editor'])
  const { settingsStaff } = await fresh.api({ token })
  const stateOf = async () => {
    const { items } = await settingsStaff.opening({})
    return items.filter(({ what }) => what === 'tool' || what === 'field').map(({ state }) => state)
  }
  expect(await stateOf()).toEqual(['missing', 'missing'])
  await publishEdition(fresh)
  expect(await stateOf()).toEqual(['done', 'done'])
  await fresh.close()
})
