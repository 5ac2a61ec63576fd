import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { PreviewedEntry } from '../../../../shared/contract/venture/judging.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { readPlan } from '../../../features/venture/staff/read-plan.ts'
import { RoundPage, type RoundPageProps } from '../../../features/venture/staff/round-page.tsx'
import { wordPlan } from '../../../features/venture/staff/venture-staff-words.ts'

type Data = Omit<RoundPageProps, 'failure' | 'previewed'>

const load: Load<Data> = async (api, { params, url }) => {
  const [round, me] = await Promise.all([
    api.ventureStaff.round({ number: params.number ?? '' }),
    api.staff.secondFactor({}),
  ])
  const { searchParams } = url
  const reference = searchParams.get('reference') ?? ''
  return { round, me, reference, formKey: drawFormKey(), done: searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<PreviewedEntry>(
  async ({ ventureStaff, judgingStaff }, form, { params, locale }) => {
    const number = params.number ?? ''
    const known = { number, version: form.text('version') }
    const page = pathInLocale(`/staff/venture/rounds/${number}`, locale)
    if (form.text('intent') === 'preview')
      return judgingStaff.preview({ round: number, reference: form.text('reference').trim() })
    if (form.text('intent') === 'postpone') {
      const text = (name: string) => form.text(name).trim()
      await ventureStaff.postpone(
        {
          ...{ ...known, reason: text('reason') },
          ...{ closesOn: text('closesOn'), closesTime: text('closesTime') },
          ...{ dueOn: text('dueOn'), dueTime: text('dueTime') },
        },
        form.idempotency(),
      )
      return redirect(`${page}?done=postponed`)
    }
    await ventureStaff.plan({ ...known, ...readPlan(form) }, form.idempotency())
    return redirect(`${page}?done=saved`)
  },
  { wordField: wordPlan },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(titleOf)

function titleOf(data: Pick<Data, 'round'> | undefined): string {
  return data ? `${data.round.title} · ${m.venture_staff_title()}` : m.venture_staff_title()
}

export default function VentureRoundRoute() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<PreviewedEntry | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const previewed = answer && 'sections' in answer ? answer : undefined
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <RoundPage {...data} failure={failure} previewed={previewed} />
    </>
  )
}
