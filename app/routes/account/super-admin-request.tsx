import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import {
  loadSuperAdminStep,
  type SuperAdminStepData,
  sendSuperAdminChange,
  wordChangeField,
} from '../../features/organisations/super-admin-send.ts'
import { SuperAdminStep } from '../../features/organisations/super-admin-step.tsx'

const load: Load<SuperAdminStepData> = (api, { url }) => loadSuperAdminStep(api, url.searchParams)

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(
  async (api, form, { locale }) => {
    const { changeId } = await sendSuperAdminChange(api, form)
    return redirect(pathInLocale(`/superAdminChange/${changeId}?done=sent`, locale))
  },
  { wordField: wordChangeField },
)

export function meta(args: MetaArgs) {
  // The title stands in the page, because it says whether the form was refused.
  return pageMeta(args, { title: m.super_admin_step_title(), isIndexed: false, hasOwnTitle: true })
}

export default function SuperAdminRequest() {
  return <SuperAdminStep data={useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
