import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SuperAdminChangeDetail } from '../../../shared/contract/organisations/super-admin-change.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import { serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { answerSuperAdminChange, wordAnswerField } from '../../features/organisations/super-admin-act.ts'
import { SuperAdminPage } from '../../features/organisations/super-admin-page.tsx'
import {
  actOnIdentity,
  type Identity,
  type IdentityAnswer,
  isIdentityIntent,
  isProofAsked,
  loadIdentity,
} from '../../features/sign-in/identity-act.ts'
import { IdentityStep } from '../../features/sign-in/identity-step.tsx'

type Data = {
  change: SuperAdminChangeDetail
  /** How a person who may agree proves their identity first. */
  identity: Identity | null
  idempotencyKey: string
  done: 'sent' | 'answered' | null
}

const load: Load<Data> = async (api, { params, url }) => {
  const change = await api.organisations.superAdminDetail({ changeId: params.id ?? '' })
  const done = url.searchParams.get('done')
  return {
    change,
    identity: change.actions.includes('agree') ? await loadIdentity(api) : null,
    idempotencyKey: crypto.randomUUID(),
    done: done === 'sent' || done === 'answered' ? done : null,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { params, locale }) => {
    if (isIdentityIntent(form.text('intent'))) return actOnIdentity(api, form)
    const { changeId } = await answerSuperAdminChange(api, form, params.id ?? '')
    return redirect(pathInLocale(`/superAdminChange/${changeId}?done=answered`, locale))
  },
  { wordField: wordAnswerField },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(() => m.super_admin_step_title())

export default function SuperAdminChange() {
  const { identity, ...data } = useLoaderData<typeof loader>()
  const answer = useActionData<IdentityAnswer>()
  const mustProve = identity?.ways.mayChange === false
  const proof = mustProve && isProofAsked(answer) && (
    <IdentityStep
      identity={identity}
      text={m.super_admin_answer_confirm({ minutes: wayInRules.proofMinutes })}
      back={`/superAdminChange/${data.change.changeId}`}
      answer={answer}
    />
  )
  return (
    <SuperAdminPage
      {...data}
      failure={answer?.isFailure ? answer : undefined}
      values={answer?.values ?? {}}
      mustProve={mustProve}
      proof={proof}
    />
  )
}
