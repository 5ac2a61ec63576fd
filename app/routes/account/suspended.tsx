import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SuspensionInfo } from '../../../shared/contract/suspensions.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/act.ts'
import { drawFormKey } from '../../api/form-key.ts'
import { FormTitle } from '../../api/form-title.tsx'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { type Objected, SuspendedPage } from '../../features/accounts/suspended-page.tsx'
import { wordFeedbackField } from '../../features/support/feedback-fields.ts'
import { TicketSlip } from '../../features/support/ticket-slip.tsx'

type Data = { suspension: SuspensionInfo; formKey: string }

/** The secret of the link goes into the browser's keeping and out of the address, before anything can quote it. */
const load: Load<Data> = async (api, { url, locale }) => {
  const token = url.searchParams.get('link')
  if (token !== null) {
    await api.suspensions.info({ token: token.slice(0, 64) || '-' })
    throw redirect(pathInLocale('/suspended', locale))
  }
  return { suspension: await api.suspensions.info({}), formKey: drawFormKey() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<Objected>(
  async (api, form) => ({
    isSent: true,
    ...(await api.suspensions.object({ formKey: form.text('formKey'), body: form.text('body') })),
  }),
  { wordField: wordFeedbackField },
)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.suspended_title(), isIndexed: false, hasOwnTitle: true })
}

export default function SuspendedRoute() {
  const answer = useActionData<Objected | ActFailure>()
  const sent = answer && 'isSent' in answer ? answer : undefined
  const failure = answer && 'isFailure' in answer ? answer : undefined
  return (
    <>
      <FormTitle title={m.suspended_title()} isRefused={failure !== undefined} />
      <SuspendedPage
        {...useLoaderData<typeof loader>()}
        failure={failure}
        objected={sent && <TicketSlip {...sent} />}
      />
    </>
  )
}
