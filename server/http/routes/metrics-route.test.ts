import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { askForCode, newAddress, newBrowser, newPhone } from '../../../tests/support/sign-in.ts'

let portal: TestPortal
let closed: TestPortal
const token = 'a-token-that-only-the-operator-knows'
beforeAll(async () => {
  portal = await openPortal({ metricsToken: token })
  closed = await openPortal()
})
afterAll(async () => {
  await portal.close()
  await closed.close()
})

const asking = (authorization?: string, more: Record<string, string> = {}) => ({
  headers: { ...(authorization && { authorization }), ...more },
})

describe('GET /metrics (trust 4)', () => {
  it.each([
    ['without a token', asking()],
    ['with a wrong token', asking('Bearer a-token-that-somebody-guesses')],
    ['with the beginning of the token', asking(`Bearer ${token.slice(0, -1)}`)],
    ['through a proxy without a token', asking(undefined, { 'x-forwarded-for': '127.0.0.1' })],
  ])('is not there %s', async (_, request) => {
    const refused = await portal.fetch('/metrics', request)
    expect(refused.status).toBe(404)
    expect(await refused.text()).not.toContain('yisun_')
  })

  it('is not there at all where no token is configured', async () => {
    for (const authorization of ['Bearer ', 'Bearer null', `Bearer ${token}`]) {
      expect((await closed.fetch('/metrics', asking(authorization))).status).toBe(404)
    }
  })

  it('counts calls for whoever holds the token, and names nobody', async () => {
    const phone = newPhone()
    await askForCode(portal, phone, { browser: newBrowser(), address: newAddress() })
    const answer = await portal.fetch('/metrics', asking(`Bearer ${token}`))
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('signIn.sendSms')
    expect(text).not.toContain(phone)
  })
})
