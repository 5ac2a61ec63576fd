import * as m from '#messages'
import type { applications } from '../../../shared/contract/applications/applications.ts'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { offeringKinds } from '../../../shared/rules/applications/offerings.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import {
  type ApplicationFilter,
  ApplicationFilters,
  ApplicationList,
} from '../../features/applications/application-list.tsx'
import { RefusedOpening } from '../../features/applications/refused-opening.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type ApplicationsData = {
  list: OutputOf<(typeof applications)['list']>
  page: number
  filter: ApplicationFilter
  /** Why the offering was not opened at its partner. */
  refused: string | null
}

const none = { items: [], total: 0, pageSize: 20 }

/** The applications of the acting team; none without a team. */
export async function loadApplications(api: Api, url: URL): Promise<ApplicationsData> {
  const page = pageOf(url)
  const kind = offeringKinds.find((one) => one === url.searchParams.get('kind')) ?? null
  const isMine = url.searchParams.has('mine')
  const list = await listOrNone(api, { page, ...(kind && { kind }), ...(isMine && { turn: 'applicant' }) })
  return { list, page, filter: { kind, isMine }, refused: url.searchParams.get('refused') }
}

export async function listOrNone(api: Api, input: Parameters<Api['applications']['list']>[0]) {
  try {
    return await api.applications.list(input)
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'noTeam') return none
    throw error
  }
}

/** The part of the account that lists the team's applications. */
export function Applications({ list, page, filter, refused }: ApplicationsData) {
  const locale = useLocale()
  const isNarrowed = filter.kind !== null || filter.isMine
  const hrefOf = ({ kind, isMine }: ApplicationFilter) =>
    `${accountHref('applications', locale)}${kind ? `&kind=${kind}` : ''}${isMine ? '&mine=1' : ''}`
  return (
    <div className="stack stack-lg">
      <Heading level={1} size="3xl" text={m.applications_title()} />
      <RefusedOpening reason={refused} />
      {(list.total > 0 || isNarrowed) && <ApplicationFilters {...filter} hrefOf={hrefOf} />}
      <ApplicationList
        {...list}
        page={page}
        isNarrowed={isNarrowed}
        hrefOf={(number) => `${hrefOf(filter)}&page=${number}`}
      />
    </div>
  )
}
