import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { decisionFilters } from '../../../../shared/rules/venture/outcomes.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { wordFields } from '../../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { proveIfAsked } from '../../../features/staff/prove-if-asked.ts'
import {
  DeliberationPage,
  type DeliberationPageProps,
} from '../../../features/venture/staff/deciding/deliberation-page.tsx'

type Data = Omit<DeliberationPageProps, 'failure' | 'hrefOf'> & { path: string }

const load: Load<Data> = async (api, { params, url }) => {
  const filter = decisionFilters.find((one) => one === url.searchParams.get('filter')) ?? 'all'
  const page = pageOf(url)
  const [deliberation, me] = await Promise.all([
    api.ventureDecidingStaff.deliberation({ roundId: params.number ?? '', filter, page }),
    api.staff.secondFactor({}),
  ])
  const done = url.searchParams.get('done')
  return { deliberation, me, filter, page, done, formKey: crypto.randomUUID(), path: url.pathname }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  async (api, form, { params, url }) => {
    await proveIfAsked(api, form)
    const calls = api.ventureDecidingStaff
    const ofRound = { roundId: params.number ?? '' }
    const seen = { ...ofRound, version: form.text('version') }
    switch (form.text('intent')) {
      case 'deliberate':
        await calls.deliberate(seen, form.idempotency())
        break
      case 'proposeAll':
        await calls.proposeAll(
          {
            ...ofRound,
            ...{ advance: form.text('advance'), waitlist: form.text('waitlist') },
            ...{ amount: form.text('amount') || '0', reason: form.text('reason') },
          },
          form.idempotency(),
        )
        break
      case 'confirmAll':
        await calls.confirmAll(ofRound, form.idempotency())
        break
      case 'publish':
        await calls.publish(seen, form.idempotency())
        break
      case 'export':
        return redirectDocument(`/ventureRounds/${ofRound.roundId}/ranking.json`)
      case 'holdPublish':
        await calls.holdPublish(seen, form.idempotency())
        break
    }
    return redirect(`${url.pathname}?done=1`)
  },
  {
    wordField: wordFields({
      advance: m.venture_propose_advance,
      waitlist: m.venture_propose_waitlist,
      amount: m.venture_propose_amount,
      reason: m.venture_decision_reason,
    }),
  },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.venture_deliberation_title)

export default function VentureDeliberationRoute() {
  const { path, ...data } = useLoaderData<typeof loader>()
  return (
    <DeliberationPage
      {...data}
      failure={useActionData<ActFailure>()}
      hrefOf={({ filter, page }) => `${path}?filter=${filter}${page > 1 ? `&page=${page}` : ''}`}
    />
  )
}
