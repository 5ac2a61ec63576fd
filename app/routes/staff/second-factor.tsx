import { redirect, useActionData, useLoaderData, useRouteLoaderData } from 'react-router'
import * as m from '#messages'
import type { SecondFactorState } from '../../../shared/contract/staff/staff.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { DemoCodeNote } from '../../features/sign-in/sign-in-notes.tsx'
import { safeBack } from '../../features/staff/safe-back.ts'
import { SecondFactorPage } from '../../features/staff/second-factor-page.tsx'
import type { FrameData } from '../frame.tsx'

const load: Load<SecondFactorState> = (api) => api.staff.secondFactor({})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { url, locale }) => {
  const code = form.text('code')
  const intent = form.text('intent')
  if (intent === 'recover') await api.recoveryCodes.use({ code: form.text('recoveryCode') })
  else if (intent === 'confirm') await api.staff.secondFactorConfirm({ code })
  else await api.staff.secondFactorProve({ code })
  if (form.has('stay')) return { isProven: true as const }
  return redirect(safeBack(url.searchParams.get('back'), locale))
})

export const meta = unindexed(m.staff_factor_title)

export default function SecondFactorRoute() {
  const failure = useActionData<typeof action>() as ActFailure | undefined
  const frame = useRouteLoaderData<FrameData>('root')
  const note = <DemoCodeNote outbox={frame?.config.demoOutbox ?? null} text={m.staff_factor_demo()} />
  return <SecondFactorPage state={useLoaderData<typeof loader>()} failure={failure} note={note} />
}
