import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { type DemoPortal, startDemo } from '../../support/browser/demo-portal.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, settle } from '../../support/browser/person.ts'

/** A host that passes files on like a CDN: it fetches each requested file from the portal. */
const host = { url: '', asked: [] as string[], portal: '' }
const server = createServer(async (request, response) => {
  const path = request.url?.replace(/^\/yisun/, '') ?? ''
  host.asked.push(path)
  const answer = await fetch(host.portal + path, { headers: { 'accept-encoding': 'identity' } })
  const names = [
    'content-type',
    'access-control-allow-origin',
    'cross-origin-resource-policy',
    'cache-control',
  ]
  response.writeHead(
    answer.status,
    Object.fromEntries(names.map((name) => [name, answer.headers.get(name) ?? ''])),
  )
  response.end(Buffer.from(await answer.arrayBuffer()))
})
let portal: DemoPortal

// All tests share one portal.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(330_000)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/yisun`
  portal = await startDemo({ YISUN_ASSET_URL: `${host.url}/` })
  host.portal = portal.origin
})
test.afterAll(async () => {
  await portal.stop()
  server.close()
})

for (const locale of languagesOf('scripts and styles come from another host alone')) {
  test(`scripts and styles come from another host alone, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await page.route(`${portal.origin}/assets/**`, (route) => route.abort())
    const answer = await page.goto(portal.origin + person.at('/privacy'))
    expect(answer?.headers()['content-security-policy']).toContain(`script-src 'self' ${host.url}/assets/ '`)
    await settle(person)
    expect(await page.evaluate(() => getComputedStyle(document.body).lineHeight)).not.toBe('normal')
    const header = page.getByRole('banner')
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await header.getByRole('link', { name: m.nav_toolbox({}, person), exact: true }).click()
    await expect(page).toHaveURL(portal.origin + person.at('/tools'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.toolbox_title({}, person))
    await header.getByRole('link', { name: m.sign_in_title({}, person) }).click()
    await expect(page.getByRole('dialog').getByLabel(m.sign_in_phone({}, person))).toBeVisible()
    expect(documents).toBe(0)
    expect(host.asked.some((path) => path.startsWith('/assets/en/'))).toBe(locale === 'en')
    expectNoProblems(person)
    host.asked = []
  })
}
