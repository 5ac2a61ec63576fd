import { sql } from 'kysely'
import { volunteerClock } from '../../../server/domains/volunteers/volunteer-clock.jobs.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { addDays, shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { SafeguardingTier } from '../../../shared/rules/toolbox/volunteer-facets.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createAccount, createStaff, createTeam, type TestTeam } from './actors.ts'
import { moveNow } from './articles.ts'

type Shift = { places: number; isDirect?: boolean; task?: string }

/** A team that hosts an activity, and what a test does with it. */
export type TestHost = Awaited<ReturnType<typeof openHost>>

/** A team with an activity that it has proposed and that an editor has published, without shifts. */
export async function openHost(
  portal: TestPortal,
  {
    team,
    volunteerKind = 'activity',
    isPublished = true,
    safeguarding = '',
  }: {
    team?: TestTeam
    volunteerKind?: 'activity' | 'call'
    isPublished?: boolean
    safeguarding?: SafeguardingTier | ''
  } = {},
) {
  const host = team ?? (await createTeam(portal))
  const api: Api = await portal.api({ token: host.superAdmin.token })
  const proposal = { ...proposalOf(host.teamId, volunteerKind), safeguarding }
  const { activityID } = await api.hosting.propose(proposal)
  const publish = async () => {
    const { token } = await createStaff(portal, ['editor'])
    await moveNow(await portal.api({ token }), 'volunteerActivities', activityID, 'zh', 'publish')
  }
  /** Has a volunteer come to a shift, and 90 minutes confirmed by both. @returns the activity */
  const confirmHours = async (volunteer: Api): Promise<string> => {
    const { shiftId } = await api.hosting.shiftAdd({
      ...{ TeamID: host.teamId, activityID, task: '装系统', places: 3, isDirect: true },
      ...{ startsOn: addDays(shanghaiDay(new Date()), 9), startTime: '09:30', endTime: '12:00' },
    })
    const { signupId } = await volunteer.volunteering.signUp({ shiftId, name: '林晓', isOfAge: true })
    await sql`update volunteer_shifts set starts_at = now() - interval '3 hours',
      ends_at = now() - interval '1 hour' where id = ${shiftId}`.execute(portal.db)
    const seen = { TeamID: host.teamId, signupId }
    await api.hosting.attendance({ ...seen, version: 2, action: 'attend' })
    await api.hosting.hostHours({ ...seen, version: 3, action: 'state', hours: 1.5 })
    await volunteer.volunteering.hoursAnswer({ signupId, version: 4, action: 'confirm' })
    return activityID
  }
  if (isPublished) await publish()
  return {
    team: host,
    api,
    activityID,
    proposal,
    publish,
    addShift: async ({ places, isDirect = true, task = '' }: Shift) => {
      const startsOn = addDays(shanghaiDay(new Date()), 9)
      const times = { startsOn, startTime: '09:30', endTime: '12:00' }
      const { shiftId } = await api.hosting.shiftAdd({
        ...{ TeamID: host.teamId, activityID, task, places, isDirect },
        ...times,
      })
      return shiftId
    },
    /** Lets a shift of two hours begin so long from now. */
    moveShift: async (shiftId: string, interval: string) => {
      await sql`update volunteer_shifts set starts_at = now() + ${interval}::interval,
        ends_at = now() + ${interval}::interval + interval '2 hours' where id = ${shiftId}`.execute(portal.db)
    },
    /** What the host's page shows to check in with. */
    codeOf: async (shiftId: string) => {
      const { shifts } = await api.hosting.hostedActivity({ activityID })
      return shifts.find((shift) => shift.shiftId === shiftId)?.code ?? ''
    },
    /** An editor sends the proposal back. */
    sendBack: async (because: string) => {
      const { token } = await createStaff(portal, ['editor'])
      const { contentStaff } = await portal.api({ token })
      const record = { collection: 'volunteerActivities', number: activityID } as const
      const { version } = await contentStaff.recordDetail(record)
      await contentStaff.textMove({ ...record, version, language: 'zh', move: 'sendBack', because })
    },
    confirmHours,
    /** The same, which the volunteer then disputes. */
    disputeHours: async (volunteer: Api) => {
      const activityID = await confirmHours(volunteer)
      const { signups } = await volunteer.volunteering.mySignups({ activityID })
      const { signupId = '', version = 0 } = signups.find(({ mayDispute }) => mayDispute) ?? {}
      const said = { hours: 2, words: '我一直待到收工，王芳可以证明。' }
      await volunteer.volunteering.hoursAnswer({ signupId, version, action: 'dispute', ...said })
      const { id: disputeId } = await portal.db
        .selectFrom('hours_disputes')
        .select('id')
        .where('signup_id', '=', signupId)
        .executeTakeFirstOrThrow()
      return { activityID, signupId, disputeId }
    },
    /** The same, with a certificate of it. */
    certify: async (volunteer: Api) => {
      const activityID = await confirmHours(volunteer)
      const { number } = await volunteer.certificates.issue({ activityID, ...certified })
      return { activityID, number }
    },
    runClock: () => volunteerClock(portal.services, {}, 'test'),
  }
}

/** A dispute that a volunteer has raised with a team. */
export async function createDispute(portal: TestPortal, team?: TestTeam) {
  const host = await openHost(portal, team ? { team } : {})
  const { token } = await createAccount(portal)
  return host.disputeHours(await portal.api({ token }))
}

/** Who a volunteer is on a certificate, and how much of it they show. */
export const certified = {
  name: '林晓',
  document: 'identityCard',
  documentNumber: '11010119900101123x',
  shows: 'work',
} as const

/** What a team proposes. */
export function proposalOf(TeamID: string, volunteerKind: 'activity' | 'call') {
  return {
    TeamID,
    volunteerKind,
    mode: 'onsite' as const,
    title: '整理旧电脑',
    summary: '把捐来的旧电脑擦干净，装上系统。',
    place: '示例市梧桐街道仓库',
    body: '带上手套。\n\n不搬重物。',
    howToJoin: '到一楼找穿绿背心的人。',
    accessNotes: '一楼无台阶',
    skills: [],
    startsOn: addDays(shanghaiDay(new Date()), 3),
    endsOn: addDays(shanghaiDay(new Date()), 60),
    minimumAge: 16,
  }
}
