import type { Api } from '../../../shared/contract/contract.ts'
import { addDays, shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { SkilledAction } from '../../../shared/rules/volunteers/skilled.ts'
import type { TestPortal } from '../portal/portal.ts'
import type { TestTeam } from './actors.ts'
import { openHost } from './volunteering.ts'

type Said = Partial<Omit<Parameters<Api['skilled']['step']>[0], 'projectId' | 'version' | 'action'>>

export const inDays = (days: number) => addDays(shanghaiDay(new Date()), days)

export const skilledSaid = {
  proposeScope: { deliver: '报名表和后台', leaveOut: '上线以后的维护', byWhen: inDays(30) },
  proposeTalk: { talkOn: inDays(3), talkTime: '19:30', how: '电话 010-55550000' },
  proposeHours: { hours: 20, endsOn: inDays(40) },
  conclude: { text: '报名表上线，三百人用过' },
  comment: { text: '学到很多' },
  end: { text: '换了方向' },
} satisfies Partial<Record<SkilledAction, Said>>

/** A call of a team, and a volunteer who was accepted for it. */
export async function openProject(portal: TestPortal, volunteer: Api, team?: TestTeam) {
  const host = await openHost(portal, { ...(team && { team }), volunteerKind: 'call' })
  const shiftId = await host.addShift({ places: 2, isDirect: false })
  const { signupId } = await volunteer.volunteering.signUp({ shiftId, name: '林晓', isOfAge: true })
  const TeamID = host.team.teamId
  await host.api.hosting.signupDecide({ TeamID, signupId, version: 1, action: 'accept' })
  const mine = (await volunteer.volunteering.mySignups({ activityID: host.activityID })).signups
  const projectId = mine.find((one) => one.signupId === signupId)?.projectId ?? ''
  const seen = () => volunteer.skilled.mine({ projectId })
  const versionOr = async (version?: number) => version ?? (await seen()).version
  const byVolunteer = async (action: SkilledAction, said: Said = {}, version?: number) =>
    volunteer.skilled.step({ projectId, version: await versionOr(version), action, ...said })
  const byHost = async (action: SkilledAction, said: Said = {}, version?: number) =>
    host.api.skilled.hostStep({ TeamID, projectId, version: await versionOr(version), action, ...said })
  /** As far as the agreed hours. */
  const run = async () => {
    await byVolunteer('proposeScope', skilledSaid.proposeScope)
    await byHost('agreeScope')
    await byHost('talk')
    await byHost('proposeHours', skilledSaid.proposeHours)
    await byVolunteer('agreeHours')
  }
  return { host, shiftId, signupId, projectId, TeamID, seen, byVolunteer, byHost, run }
}
