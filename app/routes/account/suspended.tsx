import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SuspensionInfo } from '../../../shared/contract/suspensions.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { infoOfLink, openLink, waitsForPress } from '../../api/pages/link-in-address.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { AnotherLink } from '../../features/sign-in/another-link.tsx'
import { TicketSlip } from '../../features/support/ticket-slip.tsx'
import { wordObjection } from '../../features/suspensions/objection-fields.ts'
import { type Objected, SuspendedPage } from '../../features/suspensions/suspended-page.tsx'

type Data = { suspension: SuspensionInfo | null; formKey: string }

const load: Load<Data> = async (api, args) => ({
  suspension: await infoOfLink(args, api.suspensions.info),
  formKey: drawFormKey(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<Objected>(
  async (api, form, args) => {
    if (waitsForPress(args.url)) return openLink(args, api.suspensions.info)
    const objection = { formKey: form.text('formKey'), body: form.text('body') }
    return { isSent: true, ...(await api.suspensions.object(objection)) }
  },
  { wordField: wordObjection },
)

export const meta = unindexedForm(() => m.suspended_title())

export default function SuspendedRoute() {
  const { suspension, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<Objected | ActFailure>()
  const sent = answer && 'isSent' in answer ? answer : undefined
  const failure = answer && 'isFailure' in answer ? answer : undefined
  if (!suspension) return <AnotherLink />
  return (
    <>
      <FormTitle title={m.suspended_title()} isRefused={failure !== undefined} />
      <SuspendedPage
        suspension={suspension}
        formKey={formKey}
        failure={failure}
        objected={sent && <TicketSlip {...sent} />}
      />
    </>
  )
}
