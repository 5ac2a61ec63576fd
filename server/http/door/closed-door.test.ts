import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePortal } from '../../../tests/support/portal/close-portal.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newBrowser,
  newPhone,
  plantCode,
  postCall,
} from '../../../tests/support/sign-in.ts'
import { agreeToAll, createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { sessionCookie } from '../../cookie-names.ts'
import { closeIfNew, readOpenState } from '../../domains/settings/open-state.ts'

let portal: TestPortal
let toolId: string
let staffToken: string
let teamToken: string
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  const words = { opensOn: '2099-03-01', wordsZh: '三月见 <b>', wordsEn: '' }
  await closePortal(portal.db, words)
  toolId = await createTool(portal)
  const staff = await createStaff(portal, ['administrator'])
  staffToken = staff.token
  teamToken = (await createTeam(portal)).superAdmin.token
})
afterAll(() => portal.close())

const asStaff = () => `${sessionCookie}=${staffToken}`
const asTeam = () => `${sessionCookie}=${teamToken}`

/** Every way on which a visitor, a program or a crawler reads what is public. */
const ways = () => [
  ...[
    '/',
    '/home',
    '/tools',
    `/toolDetail/${toolId}`,
    '/news',
    '/search?keyword=a',
    '/support',
    '/vc',
    '/no/such/page',
  ],
  ...['/tools.data', '/_root.data', '/en/tools.data', '/accountCenter', '/feedback', '/staff/no/such'],
  ...[
    '/news/feed.atom',
    '/en/news/feed.json',
    '/sitemap.xml',
    '/sitemap/1.xml',
    '/llms.txt',
    '/en/llms.txt',
    '/mcp',
  ],
  ...[
    '/openData/tools.json',
    '/openData/impact.csv',
    '/openData/publiccode',
    '/api/openapi.json',
    '/api/docs',
  ],
  ...[
    '/share.png',
    '/share/tool/1.png',
    '/covers/tools/1.svg',
    '/pictures/a/b',
    '/files/a/b',
    '/volunteer/calendar.ics',
  ],
]

describe('a portal that is not open yet', () => {
  it('gives visitors and teams one page in place of every address, and programs no content', async () => {
    for (const cookie of [undefined, asTeam()])
      for (const path of ways()) {
        const response = await portal.fetch(path, { ...(cookie && { cookie }) })
        const body = await response.text()
        expect([path, response.status]).toEqual([path, 503])
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('x-robots-tag')).toBe('noindex')
        expect(response.headers.get('retry-after')).toBe('Sat, 28 Feb 2099 16:00:00 GMT')
        expect(body).not.toContain(toolId)
      }
  })

  it('says on the page whose portal it is, when it opens, and where staff sign in', async () => {
    const accept = { headers: { accept: 'text/html' } }
    const zh = await (await portal.fetch('/tools', accept)).text()
    expect(zh).toContain('三月见 &lt;b&gt;')
    expect(zh).toMatch(/2099\s年\s3\s月\s1\s日/)
    expect(zh).toContain('href="/signIn?back=%2Fstaff"')
    const en = await (await portal.fetch('/en/tools', accept)).text()
    expect(en).toMatch(/1\sMarch\s2099/)
    expect(en).toContain('lang="zh-CN">三月见')
    const elder = await portal.fetch('/', { ...accept, cookie: 'yisun_view=dark.elder' })
    expect(await elder.text()).toContain('data-theme="dark" data-size="elder"')
  })

  it('refuses every call that is not part of signing in, over HTTP and to assistants', async () => {
    for (const path of [
      'toolbox/listpage',
      'content/article/feed',
      'openData/records?kind=tools',
      'toolbox/compare',
    ])
      for (const cookie of [undefined, asTeam()]) {
        const response = await portal.fetch(`/api/techforgood/${path}`, { ...(cookie && { cookie }) })
        expect(await response.json()).toMatchObject({ code: 4015 })
      }
    const team = await portal.api({ token: teamToken })
    const visitor = await portal.api()
    for (const call of [
      () => visitor.home.homePageAll({}),
      () => visitor.search.find({ keyword: '工具' } as never),
      () => visitor.toolbox.itemDetail({ toolId }),
      () => visitor.content.describeDynamicCenterInfo({ DynamicAliasID: 'about' }),
      () => team.toolbox.itemDetail({ toolId }),
      () => team.usercenter.teamlist({}),
    ])
      await expect(call()).rejects.toMatchObject({ reason: 'notOpenYet' })
    const config = await visitor.home.configInfo({})
    expect(config).toMatchObject({ FieldList: [], fieldMenu: [], normal: [], outsideLink: [], edition: null })
    const { title } = await visitor.content.describeDynamicCenterInfo({ DynamicAliasID: 'privacy' })
    expect(title).not.toBe('')
  })

  it('stays reachable for probes, crawlers that ask what they may, and people on their way to sign in', async () => {
    const mark = '/brand/075b49-5ccbae/yisun/mark.svg'
    const open = ['/healthz', '/readyz', '/favicon.svg', mark, '/manifest.webmanifest']
    for (const path of [...open, '/.well-known/security.txt'])
      expect([path, (await portal.fetch(path)).status]).toEqual([path, 200])
    expect(await (await portal.fetch('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
    // Pages are rendered elsewhere: here they are not found instead of closed.
    for (const path of ['/signIn', '/en/privacy', '/staff', '/staff/invitation?token=a', '/auth/third'])
      expect([path, (await portal.fetch(path)).status]).toEqual([path, 404])
    const home = await portal.fetch('/en/home?signIn=%2Fstaff', { redirect: 'manual' })
    expect(home.headers.get('location')).toBe('/en/signIn?back=%2Fstaff')
  })

  it('shows everything to its staff, and lets nothing on the way keep it', async () => {
    const staff = await portal.api({ token: staffToken })
    expect((await staff.toolbox.itemDetail({ toolId })).toolId).toBe(toolId)
    expect((await staff.home.configInfo({})).FieldList.length).toBeGreaterThan(0)
    const response = await portal.fetch('/covers/tools/1.svg', { cookie: asStaff() })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const listed = await portal.fetch('/api/techforgood/toolbox/listpage', { cookie: asStaff() })
    expect(await listed.json()).toMatchObject({ code: 0 })
  })

  it('signs in its staff and those they have invited alone', async () => {
    const signIn = async () => {
      const [phone, browser] = [newPhone(), newBrowser()]
      await askForCode(portal, phone, { browser, address: newAddress() })
      await plantCode(portal, phone, browser, '135790')
      return (await postCall(portal, 'identification/v1/signIn', { phone, code: '135790' }, { browser })).code
    }
    expect(await signIn()).toBe(4015)
  })
})

describe('the opening', () => {
  const words = { opensOn: '', wordsZh: '', wordsEn: '', anyway: false }

  it('is refused by the names of what is missing, and lets everybody in at once, with an audit entry', async () => {
    const fresh = await openPortal({ content: 'demo' })
    await closePortal(fresh.db)
    fresh.services.isDemo = false
    const { token, accountId } = await createStaff(fresh, ['administrator'])
    await agreeToAll(fresh.db, [accountId])
    const { settingsStaff } = await fresh.api({ token })
    const open = async (anyway: boolean) => {
      const { version } = await settingsStaff.opening({})
      return settingsStaff.openingSave({ ...words, version, step: 'open', anyway })
    }
    await expect(open(true)).rejects.toMatchObject({
      details: { fields: { privacy: { reason: 'required' }, terms: { reason: 'required' } } },
    })
    const { version, unreadable: _, ...site } = await settingsStaff.site({})
    await settingsStaff.siteSave({ ...site, operatorZh: '清河公益', version })
    const fields = JSON.stringify({ title: '清河', body: '<p>清河公益</p>' })
    await sql`update content_live set fields = ${fields}::jsonb where alias in ('privacy', 'terms')`.execute(
      fresh.db,
    )
    await expect(open(false)).rejects.toMatchObject({
      details: { fields: { anyway: { reason: 'required' } } },
    })
    expect((await fresh.fetch('/tools')).status).toBe(503)
    expect(await open(true)).toMatchObject({ isOpen: true })
    expect((await fresh.fetch('/tools')).status).toBe(404)
    expect((await (await fresh.api()).toolbox.listPage({})).items.length).toBeGreaterThan(0)
    const audit = await fresh.db
      .selectFrom('audit_events')
      .select('after')
      .where('kind', '=', 'portal.opened')
      .execute()
    expect(audit).toMatchObject([{ after: { isOpen: true, missing: expect.arrayContaining(['backup']) } }])
    await expect(open(true)).rejects.toMatchObject({ reason: 'illegalTransition' })
    await fresh.close()
  })

  it('waits on a new portal alone: one in use, and one that has content, stay open', async () => {
    const fresh = await openPortal()
    expect(await readOpenState(fresh.db)).toMatchObject({ isOpen: true })
    await closeIfNew(fresh.db)
    expect(await readOpenState(fresh.db)).toMatchObject({ isOpen: false })
    await fresh.db.deleteFrom('settings').where('key', '=', 'opening').execute()
    await createStaff(fresh, ['administrator'])
    await closeIfNew(fresh.db)
    expect(await readOpenState(fresh.db)).toMatchObject({ isOpen: true })
    await fresh.close()
  })
})
