import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { publishConsentTexts } from '../../../tests/support/sign-in.ts'
import { createMember, createTeam } from '../../../tests/support/world/actors.ts'
import { leave } from '../../../tests/support/world/deletions.ts'
import { sendFeedback } from '../../../tests/support/world/feedback.ts'
import { notify } from '../messages/notify.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

const ordinary = ['申请', '问卷', '三月', '2026']
const words = '我们的申请 2026 年三月送出，问卷工具不能用'

/*
 * What the older tests of these rows missed: they held that every name of somebody goes, and never that a word stays
 * which they once called themselves by.
 */
describe('trust 33, 54: somebody who calls themselves by ordinary words and leaves', () => {
  it('takes out of what colleagues wrote the name that they bore then, and no word that they bore later', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const member = await createMember(portal, teamId, 'member')
    const [own, colleague] = [
      await portal.api({ token: member.token }),
      await portal.api({ token: superAdmin.token }),
    ]
    await own.usercenter.profileupdate({ name: '周远行' })
    const phone = member.phone.replace('+86', '')
    const { reference } = await sendFeedback(portal, colleague, {
      body: `${words}。周远行（${phone}）知道`,
      about: '申请编号 7，周远行',
    })
    await portal.db.transaction().execute((db) =>
      notify(
        { db, services: portal.services },
        {
          to: { kind: 'account', accountId: superAdmin.accountId },
          category: 'tool',
          template: 'verification_verified',
          params: { name: '问卷工具', reference: 'RZ-2026-7K3M9' },
          link: '/accountCenter',
        },
      ),
    )
    const noticed = async () =>
      (await colleague.messages.describeMessageList({ page: 1 })).list.map(({ title }) => title)
    expect(await noticed()).toContain('问卷工具已通过认证')
    for (const name of ordinary) await own.usercenter.profileupdate({ name })
    await own.usercenter.teamcreate({ kind: 'unregistered', name: '问卷工具' })
    const later = await sendFeedback(portal, colleague, { body: '同事2026不见了，申请照旧' })

    await leave(portal, member)
    const told = async (number: string) => colleague.support.feedbackDetail({ reference: number })
    const { about, messages } = await told(reference)
    expect(about).toBe('申请编号 7，***')
    expect(messages[0]?.body).toBe(`${words}。***（***）知道`)
    expect(await noticed()).toContain('问卷工具已通过认证')
    // They were called that by then.
    expect((await told(later.reference)).messages[0]?.body).toBe('同事***不见了，申请照旧')
  })

  it('who had no name at all while others wrote, takes none of their words', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const member = await createMember(portal, teamId, 'member')
    const colleague = await portal.api({ token: superAdmin.token })
    const phone = superAdmin.phone.replace('+86', '')
    const said = `${words}，请打 ${phone}`
    const { reference } = await sendFeedback(portal, colleague, { body: said })
    await (await portal.api({ token: member.token })).usercenter.profileupdate({ name: '申请' })
    // Nor what leads to one of them, whose it is.
    await (await portal.api({ token: member.token })).usercenter.profileupdate({ name: phone })
    await leave(portal, member)
    const { messages } = await colleague.support.feedbackDetail({ reference })
    expect(messages[0]?.body).toBe(said)
  })

  it('is renamed a few times a month; the name that they have already counts for nothing', async () => {
    const { superAdmin } = await createTeam(portal)
    const { usercenter } = await portal.api({ token: superAdmin.token })
    for (const name of ordinary) for (const _again of [1, 2]) await usercenter.profileupdate({ name })
    await usercenter.profileupdate({ name: '周远行' })
    await expect(usercenter.profileupdate({ name: '又一个' })).rejects.toMatchObject({ reason: 'tooMany' })
    await usercenter.profileupdate({ name: '周远行' })
  })
})
