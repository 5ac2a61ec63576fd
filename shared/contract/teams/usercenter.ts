import { z } from 'zod'
import { dataViewKinds } from '../../rules/sign-in/data-view.ts'
import { teamKinds, teamRoles } from '../../rules/staff/roles.ts'
import { call } from '../call.ts'
import {
  isoDate,
  isoInstant,
  nameText,
  ownedId,
  pageNumber,
  personal,
  requiredName,
  shownId,
  toldTexts,
} from '../content/fields.ts'
import { waitingCalls } from './waiting.ts'

const role = z.enum(teamRoles)

const userInfo = z.object({
  userID: shownId,
  phone: personal('phone').nullable(),
  name: personal('name').nullable(),
  since: isoDate,
  teamID: shownId.nullable(),
  isStaff: z.boolean(),
})

const teamInfo = z.object({
  info: z.object({
    teamID: shownId,
    name: z.string(),
    kind: z.enum(teamKinds),
    since: isoDate,
    organisationId: shownId.nullable(),
  }),
  /** My role in it. */
  role,
  memberCount: z.number().int(),
  superAdmin: z.object({ name: personal('name').nullable(), phone: z.string() }),
})

const member = z.object({
  userID: shownId,
  name: personal('name').nullable(),
  /** Masked by the server, also for team mates: only its owner sees the full number. */
  phone: z.string(),
  role,
  joinedOn: isoDate,
  isMe: z.boolean(),
})

const teamSummary = z.object({
  teamID: shownId,
  name: z.string(),
  kind: z.enum(teamKinds),
  role,
  isActing: z.boolean(),
})

const dataView = z.object({
  at: isoInstant,
  what: z.enum(dataViewKinds),
  /** Reference of the viewed application or verification; empty for the account itself. */
  reference: z.string(),
  /** The staff member's work name. */
  staffName: z.string(),
  /** In their words; phones in it are masked. Empty where texts were masked and no reason is required. */
  reason: z.string(),
})

export type DataViewItem = z.output<typeof dataView>
export type UserInfo = z.output<typeof userInfo>
export type TeamInfo = z.output<typeof teamInfo>
export type TeamMemberItem = z.output<typeof member>
export type TeamSummary = z.output<typeof teamSummary>

/** An account's view of itself and its teams. */
export const usercenter = {
  ...waitingCalls,

  /** My account. */
  info: call({
    path: 'usercenter/info',
    access: 'signedIn',
    secured: 'traceId',
    effect: 'read',
    output: userInfo,
  }),

  /** My acting team. */
  teaminfo: call({
    path: 'usercenter/teaminfo',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    output: teamInfo,
  }),

  /** My acting team's members: super admin first, then admins, then by the day they joined. */
  memberlist: call({
    path: 'usercenter/memberlist',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ page: pageNumber }),
    output: z.object({ members: z.array(member), total: z.number().int(), pageSize: z.number().int() }),
  }),

  /** Every team that I am a member of. */
  teamlist: call({
    path: 'usercenter/teamlist',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ teams: z.array(teamSummary) }),
  }),

  /**
   * Creates a team with me as its super admin and acts for it from then on. A person has one space of kind
   * `person`. Errors: `conflict` where it exists, `allowanceExhausted` after too many teams.
   */
  teamcreate: call({
    path: 'usercenter/teamcreate',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ kind: z.enum(teamKinds), name: requiredName(60).pipe(z.string().min(2)) }),
    output: z.object({ teamID: shownId }),
  }),

  /** Acts for another of my teams from now on, in this session. Errors: `notAvailable`. */
  teamchoose: call({
    beforeConsent: true,
    path: 'usercenter/teamchoose',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ TeamID: ownedId }),
    output: z.object({ teamID: shownId, name: z.string() }),
  }),

  /** My name; an empty one removes it. */
  profileupdate: call({
    path: 'usercenter/profileupdate',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ ...toldTexts, name: nameText(40) }),
  }),

  /** Staff views of my phone, name or address in full: the newest 50, and the total number. */
  dataViews: call({
    path: 'usercenter/v1/dataViews',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ views: z.array(dataView), total: z.number().int() }),
  }),
}
