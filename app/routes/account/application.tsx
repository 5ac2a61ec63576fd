import { Suspense } from 'react'
import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { offeringKindAt, offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { callsOf } from '../../features/applications/calls-of.ts'
import { infoAction } from '../../features/applications/info-act.ts'
import { InfoPage } from '../../features/applications/info-page.tsx'
import { ApplicationOrders } from '../../features/orders/lazy-application-orders.ts'
import { EntryOutcome } from '../../features/venture/lazy-entry-outcome.ts'
import { useLocale } from '../../ui/page-locale.tsx'

type Loaded = {
  details: ApplicationDetails
  /** The award that it led to, if any. */
  awardId: string | null
  part: string | null
  done: string | null
  refused: string | null
  idempotencyKey: string
}

/** One application of the team; a draft redirects to where it is written, one of another kind to its page. */
const load: Load<Loaded> = async (api, { params, url, locale }) => {
  const kind = offeringKindAt(url.pathname)
  const part = url.searchParams.get('part')
  const applicationId = params.id ?? ''
  const details =
    kind === 'round'
      ? await api.applications.details({ applicationId, checksReceipts: part === 'receipts' })
      : await callsOf(api, kind).details({ applicationId })
  const { form, application } = offeringPaths[details.offeringKind]
  if (details.state === 'draft')
    throw redirect(pathInLocale(`${form}${details.offeringId}?part=tasks`, locale))
  if (details.offeringKind !== kind)
    throw redirect(pathInLocale(application + details.applicationId + url.search, locale))
  const { awardId } =
    kind === 'round'
      ? await api.ventureAwards.find({ applicationId: details.applicationId })
      : { awardId: null }
  return {
    details,
    awardId,
    part,
    done: url.searchParams.get('done'),
    refused: url.searchParams.get('refused'),
    idempotencyKey: crypto.randomUUID(),
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = infoAction

export const meta = unindexedForm(() => m.applications_title())

export default function ApplicationRoute() {
  const failure = useActionData<ActFailure>()
  const locale = useLocale()
  const loaded = useLoaderData<typeof loader>()
  const further = (
    <>
      {loaded.details.offeringKind === 'round' && (
        <Suspense>
          <EntryOutcome details={loaded.details} awardId={loaded.awardId} />
        </Suspense>
      )}
      {(loaded.details.orders.length > 0 || loaded.details.may.order) && (
        <Suspense>
          <ApplicationOrders details={loaded.details} />
        </Suspense>
      )}
    </>
  )
  return <InfoPage {...loaded} failure={failure} locale={locale} further={further} />
}
