import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { EditionsPage, type EditionsPageProps } from '../../../features/venture/staff/editions-page.tsx'
import type { TriedJudges } from '../../../features/venture/staff/try-judges.tsx'
import { wordPlan } from '../../../features/venture/staff/venture-staff-words.ts'

type Data = Omit<EditionsPageProps, 'failure' | 'tried'>

const load: Load<Data> = async (api, { url }) => {
  const [list, { privileges }] = await Promise.all([
    api.ventureStaff.editions({}),
    api.staff.secondFactor({}),
  ])
  return { ...list, privileges, formKey: drawFormKey(), done: url.searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<TriedJudges>(
  async ({ ventureStaff, judgingStaff }, form, { locale }) => {
    const edition = form.text('edition')
    switch (form.text('intent')) {
      case 'make': {
        await ventureStaff.makeEdition(
          { edition, ...(form.optionalText('from') && { from: form.text('from') }) },
          form.idempotency(),
        )
        return redirect(pathInLocale('/staff/venture?done=made', locale))
      }
      case 'add': {
        const { number } = await ventureStaff.addRound({ edition }, form.idempotency())
        return redirect(pathInLocale(`/staff/venture/rounds/${number}`, locale))
      }
      case 'tryJudges': {
        const [number, madeUp] = [form.text('number'), Number(form.text('madeUp'))]
        return { ...(await judgingStaff.assign({ round: number, madeUp })), number, madeUp }
      }
      default: {
        await ventureStaff.removeRound({ number: form.text('number'), version: form.text('version') })
        return redirect(pathInLocale('/staff/venture?done=removed', locale))
      }
    }
  },
  { wordField: wordPlan },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.venture_staff_title)

export default function VentureStaffRoute() {
  const answer = useActionData<TriedJudges | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const tried = answer && 'madeUp' in answer ? answer : undefined
  return <EditionsPage {...useLoaderData<typeof loader>()} failure={failure} tried={tried} />
}
