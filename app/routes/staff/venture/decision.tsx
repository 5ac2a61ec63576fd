import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { outcomes } from '../../../../shared/rules/venture/outcomes.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { wordFields } from '../../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { proveIfAsked } from '../../../features/staff/prove-if-asked.ts'
import {
  DecisionPage,
  type DecisionPageProps,
} from '../../../features/venture/staff/deciding/decision-page.tsx'

const load: Load<Omit<DecisionPageProps, 'failure'>> = async (api, { params, url }) => {
  const [data, me] = await Promise.all([
    api.ventureDecidingStaff.decision({ roundId: params.number ?? '', entryId: params.id ?? '' }),
    api.staff.secondFactor({}),
  ])
  return { data, me, done: url.searchParams.get('done'), formKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  async (api, form, { params, url }) => {
    await proveIfAsked(api, form)
    const own = { roundId: params.number ?? '', entryId: params.id ?? '', version: form.text('version') }
    const intent = form.text('intent')
    const calls = api.ventureDecidingStaff
    if (intent === 'confirm') await calls.confirm(own, form.idempotency())
    else if (intent === 'confirmRevision')
      await calls.confirm({ ...own, what: 'revision' }, form.idempotency())
    else if (intent === 'takeBack') await calls.confirm({ ...own, what: 'takeBack' }, form.idempotency())
    else if (intent === 'disqualify')
      await calls.propose({ ...own, outcome: 'disqualify', reason: form.text('reason') }, form.idempotency())
    else
      await calls.propose(
        {
          ...own,
          outcome: form.text('outcome') as (typeof outcomes)[number],
          ...(form.optionalText('waitsAt') && { waitsAt: form.text('waitsAt') }),
          amount: form.text('amount') || '0',
          reason: form.text('reason'),
          feedback: form.text('feedback'),
        },
        form.idempotency(),
      )
    return redirect(`${url.pathname}?done=1`)
  },
  {
    wordField: wordFields({
      outcome: m.venture_decision_outcome,
      advance: m.venture_decision_outcome,
      waitsAt: m.venture_decision_waits_at,
      amount: m.venture_propose_amount,
      reason: m.venture_decision_reason,
      feedback: m.venture_decision_feedback,
    }),
  },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.venture_decision_title)

export default function VentureDecisionRoute() {
  return <DecisionPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
