import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newPhone,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  signInOverHttp,
} from '../../../tests/support/sign-in.ts'
import { createAccount } from '../../../tests/support/world/actors.ts'
import { notify } from '../messages/notify.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

describe('trust 34: consent', () => {
  it('is listed by document and version, with the text as it was, for its owner alone', async () => {
    const { cookie, browser } = await signInOverHttp(portal, newPhone())
    const mine = await postCall(portal, 'usercenter/v1/privacy', {}, { browser, cookie })
    const { consents } = mine.data as { consents: { consentId: string; document: string; version: number }[] }
    expect(consents).toMatchObject([
      { document: 'privacy', version: 1, withdrawnAt: null },
      { document: 'terms', version: 1, withdrawnAt: null },
    ])
    const { consentId } = consents[0] ?? { consentId: '' }
    const text = await postCall(portal, 'usercenter/v1/consentText', { consentId }, { browser, cookie })
    expect(text.data).toMatchObject({
      document: 'privacy',
      version: 1,
      language: 'zh',
      body: expect.stringContaining('<h2>'),
    })
    const other = await portal.api({ token: (await createAccount(portal)).token })
    await expect(other.privacy.consentText({ consentId })).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it.each(['privacy', 'terms'])(
    'to %s taken back ends every session, nothing is sent any more, and signing in asks again',
    async (document) => {
      const phone = newPhone()
      const { cookie, browser } = await signInOverHttp(portal, phone)
      const session = await postCall(portal, 'identification/v1/session', {}, { browser, cookie })
      const { userID: accountId } = (session.data as { user: { userID: string } }).user
      const tell = async () => {
        await portal.db.transaction().execute((db) =>
          notify(
            { db, services: portal.services },
            {
              to: { kind: 'account', accountId },
              category: 'internal',
              template: 'deletion_called_off',
              params: {},
              link: '/home',
            },
          ),
        )
        await portal.runJobs()
        const sent = await sentMessages(portal)
        return sent.filter(
          ({ recipient, body }) => recipient === `+86${phone}` && body.includes('注销已撤回'),
        ).length
      }
      expect(await tell()).toBe(1)
      const withdrawn = await postCall(
        portal,
        'usercenter/v1/consentWithdraw',
        { document },
        { browser, cookie },
      )
      expect(withdrawn).toMatchObject({ code: 0 })
      expect(await postCall(portal, 'usercenter/v1/privacy', {}, { browser, cookie })).toMatchObject({
        status: 403,
      })
      expect(await tell()).toBe(1)
      await passTime(portal, phone, 120)
      await askForCode(portal, phone, { browser, address: newAddress() })
      await plantCode(portal, phone, browser, '246802')
      const tried = { phone, code: '246802', consent: null }
      expect(await postCall(portal, 'identification/v1/signIn', tried, { browser })).toMatchObject({
        data: { error: 'consentNeeded' },
      })
      const again = await postCall(
        portal,
        'identification/v1/signIn',
        { ...tried, consent: { privacy: 1, terms: 1 } },
        { browser },
      )
      expect(again).toMatchObject({ code: 0 })
      expect(await tell()).toBe(2)
    },
  )
})
