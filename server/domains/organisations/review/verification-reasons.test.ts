import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { moveNow } from '../../../../tests/support/world/articles.ts'
import { sendVerification } from '../../../../tests/support/world/verifications.ts'

let portal: TestPortal
let verifier: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  verifier = await createStaff(portal, ['verifier'])
})
afterAll(() => portal.close())

const staffApi = async () => (await portal.api({ token: verifier.token })).organisationsStaff
const asReturned = {
  outcome: 'returned' as const,
  exists: 'unknown' as const,
  personMayAct: 'unknown' as const,
  eligible: 'unknown' as const,
  standing: 'unknown' as const,
  remarks: [{ field: 'certificate' as const, text: '第二页缺了' }],
}

it('are the portal’s initial ones until staff publish their own', async () => {
  const { reasons } = await (await staffApi()).reasons({})
  expect(reasons.map(({ code }) => code)).toContain('paperUnreadable')
  const english = await portal.api({ token: verifier.token, locale: 'en' })
  const { reasons: inEnglish } = await english.organisationsStaff.reasons({})
  expect(inEnglish[0]?.title).toBe('A paper is unreadable or incomplete')
})

it('are told as they were then, in the language of the reader, when staff change or withdraw them', async () => {
  const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const collection = 'verificationReasons' as const
  const words = (title: string, nextText: string) => ({ title, nextText })
  const { number } = await editor.contentStaff.recordAdd({
    collection,
    shared: { verificationUse: 'return', order: '1' },
    texts: {
      zh: words('缺一页', '补上缺的那一页。'),
      en: words('A page is missing', 'Add the missing page.'),
    },
  })
  for (const language of ['zh', 'en'] as const) await moveNow(editor, collection, number, language, 'publish')
  const calls = await staffApi()
  const code = `r${number}`
  const { reasons } = await calls.reasons({})
  expect(reasons.filter(({ use }) => use === 'return').map((reason) => reason.code)).toEqual([code])
  // For other uses nothing is published, and the initial reasons remain available.
  expect(reasons.map(({ use }) => use)).toEqual(expect.arrayContaining(['refuse', 'standing', 'superAdmin']))
  const { organisationId, version, team } = await sendVerification(portal)
  const seen = { organisationId, version, ...asReturned }
  for (const reason of ['paperUnreadable', undefined]) {
    await expect(calls.decide({ ...seen, ...(reason && { reason }) })).rejects.toMatchObject({
      details: { fields: { reason: { reason: reason ? 'notAnOption' : 'required' } } },
    })
  }
  await calls.decide({ ...seen, reason: code })
  for (const language of ['zh', 'en'] as const)
    await moveNow(editor, collection, number, language, 'withdraw')
  const read = async (locale: 'zh' | 'en') => {
    const { organisations } = await portal.api({ token: team.superAdmin.token, locale })
    return organisations.detail({ organisationId })
  }
  expect((await read('zh')).reason).toEqual({ code, title: '缺一页', next: '补上缺的那一页。' })
  expect((await read('en')).events[0]?.reason?.title).toBe('A page is missing')
})
