import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  publishConsentTexts,
  signInOverHttp,
} from '../../../../tests/support/sign-in.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

/** The notices after these sign-ins, newest first. */
async function titlesAfter(browsers: string[]): Promise<string[]> {
  const phone = newPhone()
  let cookie = ''
  for (const browser of browsers) {
    cookie = (await signInOverHttp(portal, phone, browser)).cookie
    await passTime(portal, phone, 61)
  }
  const token = /__Host-yisun_session=([^;]+)/.exec(cookie)?.[1] ?? ''
  const { list } = await (await portal.api({ token })).messages.describeMessageList({})
  return list.map(({ title }) => title)
}

describe('a sign-in on a device that was never seen', () => {
  it('is reported to the owner of the account', async () => {
    expect(await titlesAfter([newBrowser(), newBrowser()])).toEqual(['有新设备登录了你的账户'])
  })

  it('is not reported for the first device, or for a known one', async () => {
    const [first, second] = [newBrowser(), newBrowser()]
    expect(await titlesAfter([first])).toEqual([])
    expect(await titlesAfter([first, second, first, second])).toHaveLength(1)
  })

  it('shows in the list of sessions with the network that it is used from, and no more of the address', async () => {
    const { cookie, browser } = await signInOverHttp(portal, newPhone())
    const answer = await portal.fetch('/api/techforgood/en/usercenter/sessionlist', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      cookie: `${cookie}; __Host-yisun_browser=${browser}`,
      address: newAddress(),
    })
    const { data } = (await answer.json()) as {
      data: { sessions: { addressRange: string }[] }
    }
    expect(data.sessions).toMatchObject([{ isThisOne: true, addressRange: '127.0.0.*' }])
  })
})
