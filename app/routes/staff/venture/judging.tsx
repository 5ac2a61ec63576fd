import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import {
  MyJudgingPage,
  type MyJudgingProps,
} from '../../../features/venture/staff/judging/my-judging-page.tsx'

const load: Load<Omit<MyJudgingProps, 'failure'>> = async (api, { url }) => {
  const [judging, me] = await Promise.all([api.judging.mine({}), api.staff.secondFactor({})])
  return { judging, me, done: url.searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { locale }) => {
  const isDeclined = form.text('intent') === 'decline'
  await api.judging.answer({
    judgeId: form.text('judgeId'),
    version: form.text('version'),
    action: isDeclined ? 'decline' : 'accept',
    agreed: form.has('agreed'),
    fields: form.texts('fields'),
    organisations: form.text('organisations'),
    schools: form.text('schools'),
    employers: form.text('employers'),
  })
  return redirect(`${pathInLocale('/staff/judging', locale)}?done=${isDeclined ? 'declined' : 'accepted'}`)
})

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.judging_title)

export default function MyJudgingRoute() {
  return <MyJudgingPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
