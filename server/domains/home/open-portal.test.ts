import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Locale } from '../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { firstSiteSettings } from '../../../shared/rules/site-settings.ts'
import { numberOfPage, stateDay } from '../../../tests/support/fixed-pages.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newBrowser,
  newPhone,
  plantCode,
  postCall,
} from '../../../tests/support/sign-in.ts'
import { agreeToAll, createStaff } from '../../../tests/support/world/actors.ts'
import { loadContent } from '../../db/demo/load-content.ts'
import { createStaffInvitation } from '../staff/invitations/create-staff-invitation.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'first', { only: ['pages'] })
  await loadContent(portal.db, 'packages/legal')
})
afterAll(() => portal.close())

const input = { siteNameZh: '潮汐', siteNameEn: 'Tide', operatorZh: '青屿 <基金会>', mail: 'hi@tide.example' }

/** Signs in as a new person and returns the code of the response envelope. */
async function signIn(): Promise<number> {
  const [phone, browser] = [newPhone(), newBrowser()]
  await askForCode(portal, phone, { browser, address: newAddress() })
  await plantCode(portal, phone, browser, '135790')
  return (await postCall(portal, 'identification/v1/signIn', { phone, code: '135790' }, { browser })).code
}

async function draftOf(alias: string) {
  const { token, accountId } = await createStaff(portal, ['editor'])
  const editor = await portal.api({ token })
  const number = await numberOfPage(editor, alias)
  const publish = async (language: Locale) => {
    const { version } = await editor.contentStaff.recordDetail({ collection: 'pages', number })
    const key = { collection: 'pages' as const, number, language, version }
    await editor.contentStaff.textMove({ ...key, move: 'publish' })
    // The publisher is the first who is asked to agree.
    await agreeToAll(portal.db, [accountId])
  }
  return { publish, dated: () => stateDay(editor, number) }
}

it('asks nobody to agree to a text without its operator, and lets in only its staff until then', async () => {
  expect(await signIn()).toBe(4015)
  const privacy = await draftOf('privacy')
  await expect(privacy.publish('zh')).rejects.toMatchObject({
    reason: 'invalidInput',
    // Its operator and effective day must be stated by its staff.
    details: {
      fields: { 'texts.zh.body': { reason: 'blankLeft' }, 'shared.effectiveOn': { reason: 'required' } },
    },
  })
  await createStaffInvitation(
    portal.db,
    portal.services.origin,
    { name: '林澄', roles: ['administrator'], renewsSecondFactor: false },
    'commandLine',
  )
  expect(await signIn()).toBe(0)

  const administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
  await administrator.settingsStaff.siteSave({ ...firstSiteSettings, ...input, version: 0 })
  for (const document of [privacy, await draftOf('terms')]) {
    await document.dated()
    for (const language of ['zh', 'en'] as const) await document.publish(language)
  }
  expect(await signIn()).toBe(4008)
  const api = await portal.api()
  const article = await api.content.describeDynamicCenterInfo({ DynamicAliasID: 'privacy' })
  const text = JSON.stringify(article)
  expect(text).toContain('本门户由青屿 &lt;基金会&gt;运营')
  expect(text).toContain('hi@tide.example')
  expect(text).not.toMatch(/【|益榫|yisun/)
})

it('treats no text as in force before the portal existed', async () => {
  const cookies = await (await portal.api()).content.describeDynamicCenterInfo({ DynamicAliasID: 'cookies' })
  expect(cookies).toMatchObject({ effectiveOn: shanghaiDay(new Date()) })
})

it('has the name from its settings, in both languages and in its messages', async () => {
  const config = await (await portal.api()).home.configInfo({})
  expect(config).toMatchObject({ siteName: '潮汐', operator: '青屿 <基金会>' })
  const response = await postCall(portal, 'en/config/info', {}, { browser: newBrowser() })
  expect(response.data).toMatchObject({ siteName: 'Tide', operator: '青屿 <基金会>' })
  const { token } = await createStaff(portal, ['editor'])
  const listed = await (await portal.api({ token })).contentStaff.recordList({ collection: 'pages' })
  expect(listed.items.map(({ title }) => title)).toContain('关于潮汐')
  const feed = await (await portal.fetch('/en/news/feed.atom')).text()
  expect(feed).toContain('<author><name>Tide</name></author>')
})
