import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { draftSurvey } from '../../../tests/support/world/surveys.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'
import { sendSurvey } from '../surveys/send-survey.jobs.ts'
import { sendDigests } from './sending/send-digest.jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.runJobs()
  await portal.db.deleteFrom('deliveries').execute()
  await portal.db.deleteFrom('outbox_messages').execute()
})

/** How a person is notified: a mail, a text message, or the daily digest. */
type Way = 'mail' | 'text' | 'digest'
const ways = ['mail', 'text', 'digest'] as const

async function reachedBy(account: TestAccount, way: Way): Promise<TestAccount> {
  if (way === 'text') return account
  const email_encrypted = portal.services.cipher.encrypt('lin@example.org', 'accounts.email')
  await portal.db
    .updateTable('accounts')
    .set({ email_encrypted })
    .where('id', '=', account.accountId)
    .execute()
  const { messages } = await portal.api({ token: account.token })
  await messages.preferencesSave({
    sent: ['internal.mail', 'internal.sms'],
    isQuietAtNight: false,
    hasDigest: way === 'digest',
    hasDeviceTexts: false,
  })
  return account
}

/** The states of all deliveries to an account. */
async function deliveriesTo({ accountId }: TestAccount): Promise<string[]> {
  await sendDigests(portal.services)
  await portal.runJobs()
  const rows = await portal.db
    .selectFrom('deliveries')
    .innerJoin('delivery_tries', 'delivery_tries.message_key', 'deliveries.message_key')
    .select(['deliveries.state', 'delivery_tries.reason'])
    .where('deliveries.account_id', '=', accountId)
    .execute()
  return rows.map(({ state, reason }) => [state, reason].filter(Boolean).join(' '))
}

const setMembership = (account: TestAccount, values: { role?: 'member'; left_at?: Date }) =>
  portal.db.updateTable('memberships').set(values).where('account_id', '=', account.accountId).execute()

describe.each(ways)('of what waits for a %s', (way) => {
  it('a request to join reaches only people who lead the team at sending time', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    await portal.runJobs()
    await portal.db.deleteFrom('deliveries').execute()
    const admins = await Promise.all(
      [0, 1, 2].map(async () => reachedBy(await createMember(portal, team.teamId, 'admin'), way)),
    )
    const [stays, demoted, removed] = admins as [TestAccount, TestAccount, TestAccount]
    const { teams } = await portal.api({ token: (await createAccount(portal)).token })
    await teams.applyJoinTeamMessage({ organisationId, name: '苏澄', message: '' })
    await setMembership(demoted, { role: 'member' })
    await setMembership(removed, { left_at: new Date() })
    expect(await deliveriesTo(stays)).toEqual(['sent'])
    expect(await deliveriesTo(demoted)).toEqual(['dropped rightLost'])
    expect(await deliveriesTo(removed)).toEqual(['dropped rightLost'])
  })

  it('a new role in a team only reaches a present member', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const member = await reachedBy(await createMember(portal, teamId, 'member'), way)
    const other = await reachedBy(await createMember(portal, teamId, 'member'), way)
    const { teams } = await portal.api({ token: superAdmin.token })
    for (const { accountId } of [member, other])
      await teams.memberRole({ TeamID: teamId, userID: accountId, role: 'admin' })
    await teams.memberRemove({ TeamID: teamId, userID: member.accountId })
    expect((await deliveriesTo(member)).sort()).toEqual(['dropped rightLost', 'sent'])
    expect(await deliveriesTo(other)).toEqual(['sent'])
  })

  it('a survey only reaches people still in its group', async () => {
    const roles = [`r-${way}`]
    await portal.db
      .insertInto('staff_roles')
      .values({ key: `r-${way}`, name_zh: way, name_en: way, privileges: [] })
      .execute()
    const staff = await Promise.all([0, 1].map(async () => reachedBy(await createStaff(portal, roles), way)))
    const [stays, ended] = staff as [TestAccount, TestAccount]
    const { surveyId, version, editor } = await draftSurvey(portal, { kind: 'staffRoles', roles })
    const { surveysStaff } = await portal.api({ token: editor.token })
    await surveysStaff.send({ surveyId, version })
    await sendSurvey(portal.services, { surveyId }, 'test')
    await portal.db
      .updateTable('staff_members')
      .set({ status: 'ended' })
      .where('account_id', '=', ended.accountId)
      .execute()
    expect(await deliveriesTo(stays)).toEqual(['sent'])
    expect(await deliveriesTo(ended)).toEqual(['dropped rightLost'])
    expect(JSON.stringify(await sentMessages(portal))).toContain(`survey=${surveyId}`)
  })
})

it('a message that needs no membership also reaches people who left', async () => {
  const { teamId, superAdmin } = await createTeam(portal)
  const member = await reachedBy(await createMember(portal, teamId, 'member'), 'mail')
  const { teams } = await portal.api({ token: superAdmin.token })
  await teams.memberRemove({ TeamID: teamId, userID: member.accountId })
  expect(await deliveriesTo(member)).toEqual(['sent'])
})
