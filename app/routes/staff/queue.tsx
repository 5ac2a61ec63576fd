import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { dashboardPeriods } from '../../../shared/rules/staff/dashboard.ts'
import { isJudgeAlone, type Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { QueueKind } from '../../../shared/rules/staff/staff-queue.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  actOnQueue,
  type BulkConfirmation,
  type BulkResult,
} from '../../features/staff/work/queue-actions.ts'
import { filterOf, queueInput } from '../../features/staff/work/queue-filter.ts'
import { QueuePage, type QueuePageProps } from '../../features/staff/work/queue-page.tsx'

type Data = Omit<QueuePageProps, 'outcome' | 'failure'>

const load: Load<Data> = async (api, { url, locale }) => {
  const filter = filterOf(url.searchParams)
  const select = url.searchParams.get('select')
  const [queue, { colleagues }, me] = await Promise.all([
    api.staff.queue(queueInput(filter)),
    api.staff.colleagues({}),
    api.staff.secondFactor({}),
  ])
  // Who only judges finds nothing in the queue.
  if (isJudgeAlone(me.privileges)) throw redirect(pathInLocale('/staff/judging', locale))
  return {
    queue,
    colleagues,
    me,
    filter,
    selected: select === 'page' || select === 'all' ? select : undefined,
    waiting: await waitingElsewhere(api, queue.kinds, me.privileges),
    opening: me.privileges.includes('changeSettings') ? await api.settingsStaff.opening({}) : null,
  }
}

/** Editors work in both places: requests are in the queue, texts are not. */
async function waitingElsewhere(api: Api, kinds: QueueKind[], privileges: Privilege[]) {
  if (kinds.length > 0 && !privileges.includes('seeContent')) return []
  const { waiting } = await api.dashboardStaff.figures({ period: dashboardPeriods[0] })
  return waiting.filter(({ what }) => !kinds.some((kind) => kind === what))
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction((api, form, { url }) => actOnQueue(api, form, url))

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.staff_queue_title)

export default function QueueRoute() {
  const answer = useActionData<BulkResult | BulkConfirmation | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const outcome = answer && 'kind' in answer ? answer : undefined
  return <QueuePage {...useLoaderData<typeof loader>()} outcome={outcome} failure={failure} />
}
