import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { wordFields } from '../../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import {
  StaffEarlierPage,
  type StaffEarlierPageProps,
} from '../../../features/earlier-users/staff-earlier-page.tsx'
import { useCodeNamed } from '../../../features/staff/code-problem.ts'
import { proveIfAsked } from '../../../features/staff/prove-if-asked.ts'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'
import { StepUp } from '../../../features/staff/step-up.tsx'

type Data = Pick<StaffEarlierPageProps, 'list' | 'page' | 'pageCount' | 'report'> & { me: SecondFactorState }

const pageSize = 20

const load: Load<Data> = async (api, { url }) => {
  const page = pageOf(url)
  const importId = url.searchParams.get('import')
  const [list, me] = await Promise.all([
    api.earlierUsersStaff.list({ page, pageSize }),
    api.staff.secondFactor({}),
  ])
  const report = importId ? await api.earlierUsersStaff.report({ importId }) : null
  return { list, page, pageCount: Math.max(1, Math.ceil(list.total / pageSize)), report, me }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Reads a list, and shows what became of its rows. */
export const action = serverAction(
  async (api, form, { locale }) => {
    await proveIfAsked(api, form)
    const [file] = form.files('file')
    if (!file) throw new ApiError('fileRefused', { fields: { file: { reason: 'file' } } })
    const { importId } = await api.earlierUsersStaff.upload({ file })
    return redirect(`${pathInLocale('/staff/earlierUsers', locale)}?import=${importId}`)
  },
  { wordField: wordFields({ file: m.staff_earlier_file }) },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.staff_earlier_title)

export default function EarlierUsersRoute() {
  const { me, ...data } = useLoaderData<typeof loader>()
  const failure = useCodeNamed(useActionData<ActFailure>())
  return (
    <StaffEarlierPage
      {...data}
      nav={<StaffNav privileges={me.privileges} />}
      stepUp={<StepUp isFresh={me.isFresh} failure={failure} />}
      failure={failure}
    />
  )
}
