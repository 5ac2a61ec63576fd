import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { FeedbackDetail } from '../../../shared/contract/support/support.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { wordTicketField } from '../../features/support/feedback-fields.ts'
import { TicketPage } from '../../features/support/ticket-page.tsx'

type Data = { ticket: FeedbackDetail; formKey: string }

const load: Load<Data> = async (api, { params, locale }) => {
  const reference = params.reference ?? ''
  const ticket = await askForCode(api.support.feedbackDetail({ reference }), reference, locale)
  return { ticket, formKey: drawFormKey() }
}

/** Redirects to where the code is asked for, if this browser may not act on a ticket, or no longer. */
function askForCode<T>(doing: Promise<T>, reference: string, locale: Locale): Promise<T> {
  return doing.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.reason !== 'notAvailable') throw error
    throw redirect(pathInLocale(`/feedback/ticket?reference=${encodeURIComponent(reference)}`, locale))
  })
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { params, url, locale }) => {
    const reference = params.reference ?? ''
    const intent = form.text('intent') === 'end' ? 'end' : 'write'
    const written = { reference, body: form.text('body'), wantsOther: form.has('wantsOther') }
    const doing =
      intent === 'end'
        ? api.support.feedbackEnd({ reference }, form.idempotency())
        : api.support.feedbackWrite(written, form.idempotency())
    await askForCode<unknown>(doing, reference, locale)
    return redirect(`${url.pathname}?done=${intent}`)
  },
  { wordField: wordTicketField },
)

export const meta = unindexedForm(
  (data: Data | undefined) => data?.ticket.reference ?? m.feedback_follow_title(),
)

export default function FeedbackTicketRoute() {
  const failure = useActionData<ActFailure>()
  const done = useSearchParams()[0].get('done')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <FormTitle title={data.ticket.reference} isRefused={failure !== undefined} />
      <TicketPage {...data} done={done} failure={failure} />
    </>
  )
}
