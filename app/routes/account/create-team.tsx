import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type { WaitingInvitation } from '../../../shared/contract/teams/team-parts.ts'
import type { TeamSummary } from '../../../shared/contract/teams/usercenter.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type TeamKind, teamKinds } from '../../../shared/rules/staff/roles.ts'
import { type Act, type ActFailure, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { EarlierWaits } from '../../features/earlier-users/earlier-waits.tsx'
import { CreateTeamPage } from '../../features/teams/create-team-page.tsx'

type Data = {
  teams: TeamSummary[]
  invitations: WaitingInvitation[]
  isEarlierWaiting: boolean
  kind: TeamKind | null
  idempotencyKey: string
}

const load: Load<Data> = async (api, { url }) => {
  const [{ teams }, { invitations }, { canImport }] = await Promise.all([
    api.usercenter.teamlist({}),
    api.teams.invitationsForMe({}),
    api.earlierUsers.checknewuser({}),
  ])
  const kind = teamKinds.find((known) => known === url.searchParams.get('kind')) ?? null
  return { teams, invitations, isEarlierWaiting: canImport, kind, idempotencyKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

const act: Act<never> = async (api, form, { url, locale }) => {
  const back = localPath(url.searchParams.get('back'), '')
  if (form.text('intent') === 'chooseTeam') {
    await api.usercenter.teamchoose({ TeamID: form.text('TeamID') })
    return redirectDocument(pathInLocale(back || '/accountCenter', locale))
  }
  // The call refuses an unknown kind, with the message for the field.
  const kind = form.text('kind') as TeamKind
  await api.usercenter.teamcreate({ kind, name: form.text('name') }, form.idempotency())
  const next = kind === 'registered' ? '/authentication' : '/accountCenter'
  // A full page load: name and team in the header change with it.
  return redirectDocument(pathInLocale(back || next, locale))
}

export const action = serverAction(act, { wordField })

function wordField(path: string, { reason, limit = 0 }: FieldError): string | undefined {
  if (path === 'kind') return m.create_team_kind_required()
  if (path === 'name' && reason === 'required') return m.create_team_name_required()
  return path === 'name' && reason === 'tooShort' ? m.create_team_name_short({ limit }) : undefined
}

export const meta = unindexedForm(() => m.create_team_title())

export default function CreateTeam() {
  const failure = useActionData<ActFailure>()
  const { isEarlierWaiting, ...data } = useLoaderData<typeof loader>()
  return <CreateTeamPage {...data} failure={failure} notice={<EarlierWaits isWaiting={isEarlierWaiting} />} />
}
