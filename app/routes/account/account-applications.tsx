import * as m from '#messages'
import type { applications } from '../../../shared/contract/applications/applications.ts'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import { ApplicationList } from '../../features/applications/application-list.tsx'
import { RefusedOpening } from '../../features/applications/refused-opening.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type ApplicationsData = {
  list: OutputOf<(typeof applications)['list']>
  page: number
  /** Why the offering was not opened at its partner. */
  refused: string | null
}

const none = { items: [], total: 0, pageSize: 20 }

/** The applications of the acting team; none without a team. */
export async function loadApplications(api: Api, url: URL): Promise<ApplicationsData> {
  const page = pageOf(url)
  return { list: await listOrNone(api, { page }), page, refused: url.searchParams.get('refused') }
}

export async function listOrNone(api: Api, input: { page: number; pageSize?: number }) {
  try {
    return await api.applications.list(input)
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'noTeam') return none
    throw error
  }
}

/** The part of the account that lists the team's applications. */
export function Applications({ list, page, refused }: ApplicationsData) {
  const locale = useLocale()
  return (
    <div className="stack stack-lg">
      <Heading level={1} size="3xl" text={m.applications_title()} />
      <RefusedOpening reason={refused} />
      <ApplicationList
        {...list}
        page={page}
        hrefOf={(number) => `${accountHref('applications', locale)}&page=${number}`}
      />
    </div>
  )
}
