import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  EarlierAccountPage,
  type EarlierAccountPageProps,
} from '../../features/earlier-users/earlier-account-page.tsx'

const load: Load<Omit<EarlierAccountPageProps, 'failure'>> = async (api) => ({
  earlier: await api.earlierUsers.status({}),
  formKey: drawFormKey(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { locale }) => {
  await api.earlierUsers.import({ isAgreed: form.text('intent') === 'agree' }, form.idempotency())
  return redirect(pathInLocale('/earlierAccount', locale))
})

export const meta = unindexed(m.earlier_title)

export default function EarlierAccountRoute() {
  return <EarlierAccountPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
