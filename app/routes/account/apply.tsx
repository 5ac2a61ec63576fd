import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { offeringInput, offeringKindAt, offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { askAction } from '../../features/applications/ask-act.ts'
import { AskPage } from '../../features/applications/ask-page.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

type Loaded = { form: ApplicationForm; part: string | null; isReviewed: boolean; idempotencyKey: string }

/** The form with its draft; a submitted application redirects to where it is followed. */
const load: Load<Loaded> = async (api, { params, url, locale }) => {
  const kind = offeringKindAt(url.pathname)
  const copiedFrom = parseOwnedId(url.searchParams.get('copied'))
  const form = await api.applications.form({
    ...offeringInput(kind, params.id ?? ''),
    ...(copiedFrom && { copiedFrom }),
  })
  const part = url.searchParams.get('part')
  if (form.openApplicationId && part && part !== 'start')
    throw redirect(pathInLocale(offeringPaths[kind].application + form.openApplicationId, locale))
  return { form, part, isReviewed: url.searchParams.has('review'), idempotencyKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = askAction

export const meta = unindexedForm(() => m.applications_title())

export default function AskRoute() {
  const failure = useActionData<ActFailure>()
  const locale = useLocale()
  return <AskPage {...useLoaderData<typeof loader>()} failure={failure} locale={locale} />
}
