import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { StaffPartner } from '../../../shared/contract/partners.staff.ts'
import type { SecondFactorState } from '../../../shared/contract/staff/staff.ts'
import { partnerKinds } from '../../../shared/rules/partners.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  type PartnersOutcome,
  StaffPartnersPage,
  wordPartner,
} from '../../features/partners/staff-partners-page.tsx'
import { useCodeNamed } from '../../features/staff/code-problem.ts'
import { proveIfAsked } from '../../features/staff/prove-if-asked.ts'
import { StaffNav } from '../../features/staff/staff-nav.tsx'
import { StepUp } from '../../features/staff/step-up.tsx'

type Data = { items: StaffPartner[]; me: SecondFactorState; keysAddress: string }

const load: Load<Data> = async (api, { url }) => {
  const [{ items }, me] = await Promise.all([api.partnersStaff.list({}), api.staff.secondFactor({})])
  return { items, me, keysAddress: `${url.origin}/.well-known/jwks.json` }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<PartnersOutcome>(
  async (api, form) => {
    await proveIfAsked(api, form)
    const partnerId = form.optionalText('partnerId')
    if (form.text('intent') === 'key' && partnerId) {
      const { key } = await api.partnersStaff.renewKey({ partnerId })
      return { kind: 'saved', key }
    }
    const { key } = await api.partnersStaff.save({
      ...(partnerId && { partnerId }),
      version: Number(form.text('version')),
      kind: partnerKinds.find((kind) => kind === form.text('kind')) ?? 'volunteer',
      name: { zh: form.text('name.zh'), en: form.text('name.en') },
      audience: form.text('audience'),
      launchUrl: form.text('launchUrl'),
      toolId: form.text('toolId').trim(),
      isActive: form.has('isActive'),
    })
    return { kind: 'saved', key }
  },
  { wordField: wordPartner },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.staff_partners_title)

export default function StaffPartnersRoute() {
  const { items, me, keysAddress } = useLoaderData<typeof loader>()
  const answer = useActionData<PartnersOutcome | ActFailure>()
  const failure = useCodeNamed(answer && 'isFailure' in answer ? answer : undefined)
  const outcome = answer && 'kind' in answer ? answer : undefined
  return (
    <StaffPartnersPage
      {...{ items, keysAddress, failure, outcome }}
      nav={<StaffNav privileges={me.privileges} />}
      stepUp={(id, own) => <StepUp id={id} isFresh={me.isFresh} failure={own} />}
    />
  )
}
