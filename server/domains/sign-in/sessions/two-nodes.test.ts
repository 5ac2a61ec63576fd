import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  signInOverHttp,
  tryCode,
} from '../../../../tests/support/sign-in.ts'
import { createSession, createStaff } from '../../../../tests/support/world/actors.ts'
import { sessionCookie } from '../../../cookie-names.ts'

let first: TestPortal
let second: TestPortal
const node = (count: number) => (count % 2 === 0 ? first : second)

beforeAll(async () => {
  first = await openPortal()
  await publishConsentTexts(first)
  second = await openPortal({ database: new URL(first.appUrl).pathname.slice(1) })
})
afterAll(async () => {
  await first.close()
  await second.close()
})

const right = '135790'
const from = () => ({ browser: newBrowser(), address: newAddress() })

describe('two nodes on one database', () => {
  it('send one phone one code a minute between them (trust 3)', async () => {
    const phone = newPhone()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => askForCode(node(count), phone, from())),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('send to 30 phones from one address ten codes an hour between them (trust 3)', async () => {
    const codes: number[] = []
    for (let count = 0; count < 30; count += 1) {
      const asked = { browser: newBrowser(), address: '203.0.113.99' }
      codes.push((await askForCode(node(count), newPhone(), asked)).code)
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
  })

  it('start one session for 30 right codes at both (trust 1)', async () => {
    const phone = newPhone()
    const browser = newBrowser()
    await askForCode(first, phone, { browser, address: newAddress() })
    await plantCode(first, phone, browser, right)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        tryCode(node(count), phone, right, { browser, address: newAddress() }),
      ),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('refuse at the next request a session that signed out, or was suspended, at the other (trust 8)', async () => {
    const phone = newPhone()
    const signedIn = await signInOverHttp(first, phone)
    expect((await postCall(second, 'usercenter/teamlist', {}, signedIn)).status).toBe(200)
    await first.fetch('/api/user/yisun/logout', { method: 'DELETE', cookie: signedIn.cookie })
    expect((await postCall(second, 'usercenter/teamlist', {}, signedIn)).status).toBe(403)

    await passTime(first, phone, 61)
    const again = await signInOverHttp(first, phone, signedIn.browser)
    expect((await postCall(second, 'usercenter/teamlist', {}, again)).status).toBe(200)
    await first.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('phone_index', '=', first.services.cipher.blindIndex(`+86${phone}`, 'accounts.phone'))
      .execute()
    expect((await postCall(second, 'usercenter/teamlist', {}, again)).status).toBe(403)
  })

  it('let an old role go with the change of it at the other (trust 8)', async () => {
    const administrator = await createStaff(first, ['administrator'])
    const reviewer = await createStaff(first, ['reviewer'])
    const token = await createSession(first, reviewer.accountId, { isStaff: true })
    const browser = newBrowser()
    const asReviewer = () =>
      postCall(second, 'staff/v1/queue', {}, { browser, cookie: `${sessionCookie}=${token}` })
    expect((await asReviewer()).status).toBe(200)
    const api = await first.api({ token: administrator.token })
    const { changeId } = await api.staff.memberRoles({ userID: reviewer.accountId, roles: ['editor'] })
    const colleague = await createStaff(first, ['administrator'])
    await (await first.api({ token: colleague.token })).roleChangesStaff.confirm({ changeId })
    expect((await asReviewer()).status).toBe(403)
  })
})
