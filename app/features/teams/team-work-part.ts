import { redirectDocument } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import type { HandOver } from '../../../shared/contract/teams/hand-overs.ts'
import type {
  AskedToJoin,
  Leaving,
  MadeInvitation,
  OpenInvitation,
} from '../../../shared/contract/teams/team-parts.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { GivenRole } from '../../../shared/rules/sign-in/team-invitations.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { typedPhone, wordPhone } from '../../api/parts/phone-choice.ts'

/** What can be done in the acting team: for admins invitations and join requests, for everybody leaving. */
export type TeamWork = {
  managed: { invitations: OpenInvitation[]; requests: AskedToJoin[]; countries: CallingCode[] } | null
  leaving: Leaving
  handOver: HandOver
}

/** The success answer of a team form. */
export type TeamAnswer =
  | { isFailure: false; done: 'revoked' | 'accepted' | 'declined' | 'role' | 'removed' }
  | { isFailure: false; done: 'invited'; invitation: MadeInvitation }

export async function loadTeamWork(api: Api, TeamID: string, isManager: boolean): Promise<TeamWork> {
  const [leaving, handOver, managed] = await Promise.all([
    api.teams.leaving({}),
    api.handOvers.describe({ TeamID }),
    isManager
      ? Promise.all([api.teams.invitationList({}), api.teams.joinList({}), api.signIn.callingCodes({})])
      : null,
  ])
  const [list, asked, codes] = managed ?? []
  return { leaving, handOver, managed: list && asked && codes ? { ...list, ...asked, ...codes } : null }
}

/** Whether a posted form is one of these. */
export function isTeamIntent(intent: string): boolean {
  return intent.startsWith('team.')
}

const wordField = wordFields({
  name: m.create_team_name,
  phone: m.team_invite_phone,
  role: m.team_invite_role,
  mostUses: m.team_invite_uses,
  days: m.team_invite_days,
  reason: m.team_request_reason,
})

/** The messages for the fields of these forms; other forms of the account keep their own. */
export function wordTeamField(path: string, error: FieldError, form: PostedForm): string | undefined {
  return isTeamIntent(form.text('intent'))
    ? (wordPhone(path, error, form) ?? wordField(path, error))
    : wordPhone(path, error, form)
}

/** Carries out a team form; a full page load follows where the header changes. */
export async function actOnTeam(api: Api, form: PostedForm, locale: Locale): Promise<Response | TeamAnswer> {
  const TeamID = form.text('TeamID')
  const userID = form.text('userID')
  const key = form.idempotency()
  switch (form.text('intent')) {
    case 'team.rename':
      await api.teams.teamupdate({ TeamID, name: form.text('name') }, key)
      return redirectDocument(accountHref('team', locale))
    case 'team.leave':
      await api.teams.leave({ TeamID }, key)
      return redirectDocument(pathInLocale('/accountCenter?part=team', locale))
    case 'team.revoke':
      await api.teams.invitationRevoke({ TeamID, invitationID: form.text('invitationID') }, key)
      return { isFailure: false, done: 'revoked' }
    case 'team.accept':
    case 'team.decline':
      return decide(api, form, TeamID)
    case 'team.role':
      await api.teams.memberRole({ TeamID, userID, role: form.text('role') as GivenRole }, key)
      return { isFailure: false, done: 'role' }
    case 'team.remove':
      await api.teams.memberRemove({ TeamID, userID }, key)
      return { isFailure: false, done: 'removed' }
    default:
      return invite(api, form, TeamID)
  }
}

async function decide(api: Api, form: PostedForm, TeamID: string): Promise<TeamAnswer> {
  const verdict = form.text('intent') === 'team.accept' ? 'accept' : 'decline'
  const requestID = form.text('requestID')
  await api.teams.joinDecide({ TeamID, requestID, verdict, reason: form.text('reason') }, form.idempotency())
  return { isFailure: false, done: verdict === 'accept' ? 'accepted' : 'declined' }
}

async function invite(api: Api, form: PostedForm, TeamID: string): Promise<TeamAnswer> {
  const phone = form.optionalText('phone') && typedPhone(form)
  const invitation = await api.teams.invitationCreate({
    TeamID,
    // The call refuses any other value, with the message for the field.
    role: form.text('role') as GivenRole,
    ...(form.text('intent') === 'team.invitePhone' ? { phone: phone ?? '-' } : usesOf(form)),
  })
  return { isFailure: false, done: 'invited', invitation }
}

function usesOf(form: PostedForm) {
  return { mostUses: form.text('mostUses'), days: form.text('days') }
}
