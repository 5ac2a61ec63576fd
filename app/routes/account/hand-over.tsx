import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import { serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import {
  actOnIdentity,
  type Identity,
  type IdentityAnswer,
  isIdentityIntent,
  loadIdentity,
} from '../../features/sign-in/identity-act.ts'
import { IdentityStep } from '../../features/sign-in/identity-step.tsx'
import { actOnHandOver, type HandOverData, loadHandOver } from '../../features/teams/hand-over-act.ts'
import { HandOverPage } from '../../features/teams/hand-over-page.tsx'

type Data = HandOverData & {
  /** How the super admin proves their identity first; null if no hand-over is offered here. */
  identity: Identity | null
}

const load: Load<Data> = async (api, { url, locale }) => {
  const data = await loadHandOver(api, url, locale)
  return { ...data, identity: data.handOver.members.length > 0 ? await loadIdentity(api) : null }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(
  (api, form, { locale }): Promise<Response | IdentityAnswer> =>
    isIdentityIntent(form.text('intent')) ? actOnIdentity(api, form) : actOnHandOver(api, form, locale),
  { wordField: wordFields({ userID: m.hand_over_member }) },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(() => m.hand_over_title())

export default function HandOverRoute() {
  const { identity, ...data } = useLoaderData<typeof loader>()
  const answer = useActionData<IdentityAnswer>()
  const proof = identity?.ways.mayChange === false && (
    <IdentityStep
      identity={identity}
      text={m.hand_over_confirm_text({ minutes: wayInRules.proofMinutes })}
      back={`/handOver?team=${data.handOver.TeamID}`}
      answer={answer}
    />
  )
  const failure = answer?.isFailure ? answer : undefined
  return <HandOverPage data={answer ? { ...data, done: null } : data} failure={failure} proof={proof} />
}
