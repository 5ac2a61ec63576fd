import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { importWords } from '../../../features/content/staff/collection-words.ts'
import { ImportsPage, type ImportsPageProps } from '../../../features/imports/imports-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Pick<ImportsPageProps, 'list' | 'isDiscarded'> & { privileges: Privilege[] }

const load: Load<Data> = async (api, { url }) => {
  const page = pageOf(url)
  const [list, { privileges }] = await Promise.all([
    api.importsStaff.importList({ page }),
    api.staff.secondFactor({}),
  ])
  return { list, privileges, isDiscarded: url.searchParams.get('done') === 'discarded' }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.imports_title)

export default function ImportsRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  return <ImportsPage {...data} words={importWords} nav={<StaffNav privileges={privileges} />} />
}
