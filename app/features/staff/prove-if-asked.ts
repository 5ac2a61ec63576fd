import type { Api } from '../../../shared/contract/contract.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** Proves the second factor if the form brought a code, before the action that needs it. */
export async function proveIfAsked(api: Api, form: PostedForm): Promise<void> {
  const code = form.optionalText('code')
  if (code) await api.staff.secondFactorProve({ code })
}
