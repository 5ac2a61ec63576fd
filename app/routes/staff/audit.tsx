import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { isDay } from '../../../shared/rules/applications/check-answer.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { AuditPage, type AuditPageProps } from '../../features/audit/audit-page.tsx'

const load: Load<AuditPageProps> = async (api, { url }) => {
  const stated = (name: string, most: number) => (url.searchParams.get(name) ?? '').trim().slice(0, most)
  // An address may contain anything; what is not a calendar day is ignored.
  const dayOf = (name: string) => (isDay(stated(name, 10)) ? stated(name, 10) : '')
  const query = {
    person: stated('person', 120),
    action: stated('action', 60),
    thing: stated('thing', 80),
    from: dayOf('from'),
    to: dayOf('to'),
  }
  const before = Math.trunc(Number(url.searchParams.get('before')))
  const [list, { privileges }] = await Promise.all([
    api.auditStaff.auditList({
      ...query,
      from: query.from || undefined,
      to: query.to || undefined,
      ...(before >= 1 && Number.isSafeInteger(before) && { before }),
    }),
    api.staff.secondFactor({}),
  ])
  return { list, query, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.audit_title)

export default function AuditRoute() {
  return <AuditPage {...useLoaderData<typeof loader>()} />
}
