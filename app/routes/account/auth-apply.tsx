import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { CheckedTeam } from '../../../shared/contract/teams/team-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import { type Act, type ActOptions, browserAction, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import {
  isHandingOver,
  loadSuperAdminStep,
  type SuperAdminStepData,
  sendSuperAdminChange,
  wordChangeField,
} from '../../features/organisations/super-admin-send.ts'
import { SuperAdminStep } from '../../features/organisations/super-admin-step.tsx'
import {
  actOnIdentity,
  type Identity,
  type IdentityAnswer,
  type IdentityDone,
  isIdentityIntent,
  loadIdentity,
} from '../../features/sign-in/identity-act.ts'
import { IdentityStep } from '../../features/sign-in/identity-step.tsx'
import { AskToJoinPage } from '../../features/teams/ask-to-join-page.tsx'
import { FindTeamPage, type FoundTeams } from '../../features/teams/find-team-page.tsx'

/** `find` leads to the following steps, each named by `?step=` with `&organisation=`. */
type Data =
  | { step: 'find'; data: FoundTeams }
  | { step: 'join'; data: { team: CheckedTeam; idempotencyKey: string } }
  | { step: 'superAdmin'; data: SuperAdminStepData; identity: Identity | null }

const load: Load<Data> = async (api, { url }) => {
  const organisationId = organisationOf(url)
  if (url.searchParams.get('step') === 'join' && organisationId) {
    const team = await api.teams.checkTeam({ organisationId })
    return { step: 'join', data: { team, idempotencyKey: crypto.randomUUID() } }
  }
  if (isSuperAdminStep(url)) {
    const data = await loadSuperAdminStep(api, url.searchParams)
    return { step: 'superAdmin', data, identity: isHandingOver(data) ? await loadIdentity(api) : null }
  }
  return { step: 'find', data: await findTeams(api, url) }
}

async function findTeams(api: Api, url: URL): Promise<FoundTeams> {
  const asked = url.searchParams.get('search')
  const search = (asked ?? '').trim().slice(0, 80)
  const [{ found }, { requests }] = await Promise.all([
    api.organisations.list({ search }),
    api.teams.joinRequests({}),
  ])
  return { search, isSearchEmpty: asked !== null && search === '', found, requests }
}

function isSuperAdminStep(url: URL): boolean {
  return url.searchParams.get('step') === 'superAdmin'
}

function organisationOf(url: URL): string | null {
  return parseOwnedId(url.searchParams.get('organisation'))
}

const act: Act<IdentityDone> = async (api, form, { url, locale }) => {
  if (isSuperAdminStep(url)) {
    if (isIdentityIntent(form.text('intent'))) return actOnIdentity(api, form)
    const { changeId } = await sendSuperAdminChange(api, form)
    return redirect(pathInLocale(`/superAdminChange/${changeId}?done=sent`, locale))
  }
  const organisationId = organisationOf(url) ?? ''
  if (form.text('intent') === 'withdraw') {
    await api.teams.joinWithdraw({ requestID: form.text('requestID') }, form.idempotency())
  } else {
    await api.teams.applyJoinTeamMessage(
      { organisationId, name: form.text('name'), message: form.text('message') },
      form.idempotency(),
    )
  }
  return redirect(pathInLocale(`/authApply?step=join&organisation=${organisationId}`, locale))
}

const wordJoinField = wordFields({ name: m.auth_apply_name, message: m.auth_apply_message })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
const actOptions: ActOptions = {
  wordField: (path, error, form) => wordJoinField(path, error) ?? wordChangeField(path, error, form),
}
export const action = serverAction(act, actOptions)
export const clientAction = browserAction(act, actOptions)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(() => m.auth_apply_title())

export default function AuthApply() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<IdentityAnswer>()
  const failure = answer?.isFailure ? answer : undefined
  if (loaded.step === 'superAdmin') {
    const values = answer?.values ?? {}
    return (
      <SuperAdminStep data={loaded.data} failure={failure} values={values} proof={proofOf(loaded, answer)} />
    )
  }
  if (loaded.step === 'join') return <AskToJoinPage {...loaded.data} failure={failure} />
  return <FindTeamPage {...loaded.data} />
}

/** The proof that the current super admin gives before the form; null for everybody else, and once given. */
function proofOf(
  { data, identity }: Extract<Data, { step: 'superAdmin' }>,
  answer: IdentityAnswer | undefined,
) {
  if (!identity || identity.ways.mayChange) return null
  const at = `organisation=${data.info?.organisationId}&team=${data.teamId}`
  return (
    <IdentityStep
      identity={identity}
      text={m.hand_over_confirm_text({ minutes: wayInRules.proofMinutes })}
      back={`/authApply?step=superAdmin&${at}`}
      answer={answer}
    />
  )
}
