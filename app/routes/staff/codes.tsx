import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { offeringInput, offeringKinds } from '../../../shared/rules/applications/offerings.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { CodesPage, type CodesPageProps } from '../../features/applications/staff/codes-page.tsx'

type Data = Omit<CodesPageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const [{ offerings }, me] = await Promise.all([api.applicationsStaff.codes({}), api.staff.secondFactor({})])
  const added = url.searchParams.get('done')
  const handedOver = Number(url.searchParams.get('handed')) || 0
  return {
    offerings,
    me,
    formKey: crypto.randomUUID(),
    done: added === null ? null : { added: Number(added) || 0, handedOver },
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<never>(
  async (api, form, { url }) => {
    const [kind, id = ''] = form.text('offering').split('.')
    const chosen = offeringKinds.find((one) => one === kind)
    if (!chosen) throw new ApiError('invalidInput', { fields: { offering: { reason: 'required' } } })
    const { added, handedOver } = await api.applicationsStaff.addCodes(
      {
        ...offeringInput(chosen, id),
        codes: form
          .text('codes')
          .split(/(?<!\s)\s*\n\s*/)
          .map((code) => code.trim())
          .filter((code) => code !== ''),
      },
      form.idempotency(),
    )
    return redirect(`${url.pathname}?done=${added}&handed=${handedOver}`)
  },
  {
    wordField: wordFields({ offering: m.staff_codes_which, codes: m.staff_codes_text }),
  },
)

export const meta = unindexed(m.staff_codes_title)

export default function CodesRoute() {
  return <CodesPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
