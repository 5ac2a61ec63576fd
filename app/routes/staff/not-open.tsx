import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import { localPath } from '../../../shared/lib/local-path.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { privileges as allPrivileges } from '../../../shared/rules/staff/privileges.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { NotOpenPage, type NotOpenPageProps } from '../../features/staff/not-open-page.tsx'
import { privilegeAt } from '../../staff-routes.ts'

/** A person who has the privilege gets the usual “not available” notice. */
const load: Load<NotOpenPageProps> = async (api, { url, locale }) => {
  const page = localPath(url.searchParams.get('page'), '/staff')
  const [path = '', query] = page.split('?')
  const needs = url.searchParams.get('needs')
  const privilege = allPrivileges.find((one) => one === needs) ?? privilegeAt(path)
  const { privileges } = await api.staff.secondFactor({})
  if (!privilege || privileges.includes(privilege))
    throw redirect(pathInLocale('/home?notice=notAvailable', locale))
  const keptOn = new URLSearchParams(query).has('kept') ? pathInLocale(page, locale) : null
  return { privilege, privileges, keptOn, ...(await api.staff.rolesWith({ privilege })) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.staff_not_open_title)

export default function NotOpenRoute() {
  return <NotOpenPage {...useLoaderData<typeof loader>()} />
}
