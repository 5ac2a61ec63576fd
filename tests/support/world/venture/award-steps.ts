import { sql } from 'kysely'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { TestPortal } from '../../portal/portal.ts'
import type { TestTeam } from '../actors.ts'
import { managerApi, type TestAward } from './awards.ts'

type Staff = Api['ventureAwardsStaff']

let references = 0

/** What staff and team do with awards; the portal is opened later than its test file is read. */
export function awardSteps(portal: () => TestPortal) {
  const ofTeam = async ({ superAdmin }: TestTeam) =>
    (await portal().api({ token: superAdmin.token })).ventureAwards
  const manager = async () => (await managerApi(portal())).ventureAwardsStaff
  const detailsOf = async ({ team, awardId }: TestAward) => (await ofTeam(team)).details({ awardId })

  const noticesOf = async ({ superAdmin }: TestTeam) => {
    const { messages } = await portal().api({ token: superAdmin.token })
    return (await messages.describeMessageList({})).list.map(({ title }) => title)
  }

  const today = async () => {
    const { rows } = await sql<{ day: string }>`
      select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`.execute(portal().db)
    return rows[0]?.day ?? ''
  }
  const payment = async () => ({ paidOn: await today(), bankReference: `TT 2026 ${++references}` })

  /** Pays a tranche by two persons. */
  async function pay(award: TestAward, index: number) {
    const [one, other] = [await manager(), await manager()]
    const { tranches } = await one.detail({ awardId: award.awardId })
    const { trancheId = '', version = 0 } = tranches[index] ?? {}
    const proposed = await one.tranche({ trancheId, version, action: 'propose', ...(await payment()) })
    return other.tranche({ trancheId, version: proposed.version, action: 'confirm' })
  }

  /** What is to be paid back, the newest in this state. */
  async function backOf(staff: Staff, awardId: string, state?: string) {
    const { tranches } = await staff.detail({ awardId })
    const found = tranches.find((one) => one.direction === 'payback' && (!state || one.state === state))
    if (!found) throw new Error('nothing is asked back')
    return found
  }

  /** Asks for money back by two persons. */
  async function askBack({ awardId }: TestAward, amount: number) {
    const [one, other] = [await manager(), await manager()]
    await one.payback({ awardId, amount, dueOn: await today(), reason: '一个村没有做成' })
    const { trancheId, version } = await backOf(one, awardId, 'asked')
    return { trancheId, ...(await other.tranche({ trancheId, version, action: 'approve' })) }
  }

  /** Sends a report of the team, and accepts it. */
  async function report(award: TestAward, kind: 'midterm' | 'closing') {
    const calls = await ofTeam(award.team)
    const { reports } = await calls.details({ awardId: award.awardId })
    const found = reports.find((one) => one.kind === kind)
    const answers = Object.fromEntries(
      (found?.questions ?? []).map(({ key, isNumber }) => [key, isNumber ? '100' : '写得清楚的一段话。']),
    )
    const reportId = found?.reportId ?? ''
    const { version } = await calls.report({ TeamID: award.team.teamId, reportId, answers, isSent: true })
    await (await manager()).report({ reportId, version, action: 'accept' })
  }

  return { ofTeam, manager, detailsOf, noticesOf, today, payment, pay, backOf, askBack, report }
}
