import { expect, type Page } from '@playwright/test'
import * as m from '#messages'
import { shareablePages } from '../../shared/lib/shareable-page.ts'
import { wechatSdk } from '../../shared/lib/wechat-browser.ts'
import { test } from '../support/browser/browser-test.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { expectNoProblems, openPerson, visit } from '../support/browser/person.ts'

/** WeChat's browser on a phone, as it names itself. */
const wechat =
  'Mozilla/5.0 (Linux; Android 14; V2171A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 XWEB/1260189 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701(0x28003253) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64'

/** What the stand-in of WeChat's script was told. */
type Told = {
  configured: Record<string, unknown>[]
  chat: Record<string, string>[]
  moments: Record<string, string>[]
}

const standIn = `window.told = { configured: [], chat: [], moments: [] }
window.wx = {
  config(settings) { told.configured.push(settings) },
  ready(then) { then() },
  updateAppMessageShareData(card) { told.chat.push(card) },
  updateTimelineShareData(card) { told.moments.push(card) },
}`

const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: Told }).told ?? null)

const records = [
  ...[
    '/tools/toolsDetail/1001',
    '/news/203',
    '/projects/detail/3001',
    '/projects/activity/3201',
    '/volunteer/52',
  ],
  ...[
    '/tools/digitalService/405',
    '/tools/scene/3003',
    '/resource/663',
    '/organization/644',
    '/field/disability',
  ],
  ...['/vc4', '/vcp/projects/31', '/support/102', '/accessible', '/tools/selfTest', '/impact'],
]

test('every page of content has its QR code, which needs no script', async ({ request }) => {
  expect(records.length).toBeLessThanOrEqual(shareablePages.length)
  for (const path of records.flatMap((one) => [one, `/en${one}`])) {
    const html = await (await request.get(path)).text()
    const code = /src="(\/share\/page\.svg\?of=[^"]+)"/.exec(html)?.[1] ?? ''
    expect(code, path).toBe(`/share/page.svg?of=${encodeURIComponent(path)}`)
    expect((await request.get(code)).headers()['content-type'], path).toBe('image/svg+xml')
  }
  for (const path of ['/tools', '/signIn', '/news/999999', '/nothing'])
    expect(await (await request.get(path)).text(), path).not.toContain('/share/page.svg')
})

for (const locale of languagesOf('share-a-page')) {
  test(`a page is shared by its code, its address or the system (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await page.addInitScript(() => {
      navigator.share = async (data) => void Object.assign(window, { sharedData: data })
    })
    await visit(person, '/news/203')
    await page.getByText(m.share_title({}, person)).click()
    const code = page.getByRole('img', { name: m.share_code({}, person) })
    await expect(code).toBeVisible()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: m.share_system({}, person) }).click()
    const address = baseURL + person.at('/news/203')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { sharedData?: ShareData }).sharedData?.url))
      .toBe(address)
    await expect(page.getByRole('button', { name: m.share_copy({}, person) })).toBeVisible()
    expectNoProblems(person)
  })

  test(`inside WeChat each page is shared as a card of its own (${locale})`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, { locale, userAgent: wechat })
    const { page } = person
    const signed: string[] = []
    await page.route(wechatSdk, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
    await page.route('**/wx/pubaccount/sign', (route) => {
      signed.push(String(route.request().postDataJSON().url))
      const data = { appId: 'wx0123456789abcdef', timestamp: 1, nonceStr: 'n', signature: 's' }
      return route.fulfill({ json: { code: 0, msg: '', traceId: 't', data } })
    })
    await visit(person, '/tools/toolsDetail/1001')
    const card = (path: string) => ({
      title: expect.stringMatching(/\S/),
      link: baseURL + person.at(path),
      imgUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/(share|pictures)[/.]/),
    })
    await expect
      .poll(async () => (await told(page))?.chat.at(-1))
      .toMatchObject(card('/tools/toolsDetail/1001'))
    expect((await told(page))?.chat.at(-1)?.desc).toMatch(/\S/)
    expect((await told(page))?.moments.at(-1)).toEqual(card('/tools/toolsDetail/1001'))
    expect((await told(page))?.configured).toEqual([
      expect.objectContaining({ appId: 'wx0123456789abcdef', signature: 's', debug: false }),
    ])
    await page
      .getByRole('link', { name: m.nav_toolbox({}, person) })
      .first()
      .click()
    await expect.poll(async () => (await told(page))?.chat.at(-1)).toMatchObject(card('/tools'))
    expect(signed).toEqual([card('/tools/toolsDetail/1001').link, card('/tools').link])
    expectNoProblems(person)
  })
}

test('the script of WeChat may run in its own browser alone, also on pages from the cache', async ({
  request,
}) => {
  const policyOf = async (userAgent: string, path: string) => {
    const { 'content-security-policy': policy = '', 'cache-control': kept = '' } = (
      await request.get(path, { headers: { 'user-agent': userAgent } })
    ).headers()
    return { isAllowed: policy.includes(wechatSdk), isShared: kept.startsWith('public') }
  }
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0'
  for (const path of ['/news/204', '/en/news/204', '/organization/644']) {
    for (const _ of [1, 2]) {
      expect(await policyOf(wechat, path), path).toEqual({ isAllowed: true, isShared: false })
      expect((await policyOf(desktop, path)).isAllowed, path).toBe(false)
      expect((await policyOf(`${wechat} wxwork/4.1.22`, path)).isAllowed, path).toBe(false)
    }
  }
})
