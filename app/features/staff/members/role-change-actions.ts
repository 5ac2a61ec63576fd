import type { Api } from '../../../../shared/contract/contract.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { proveIfAsked } from '../prove-if-asked.ts'

/** Confirms, refuses or withdraws a change, as the posted form says. Returns which of these. */
export async function actOnRoleChange(
  api: Api,
  form: PostedForm,
): Promise<'confirm' | 'refuse' | 'withdraw'> {
  await proveIfAsked(api, form)
  const changeId = form.text('changeId')
  switch (form.text('intent')) {
    case 'refuse':
      await api.roleChangesStaff.refuse({ changeId, reason: form.text('reason') })
      return 'refuse'
    case 'withdraw':
      await api.roleChangesStaff.withdraw({ changeId })
      return 'withdraw'
    default:
      await api.roleChangesStaff.confirm({ changeId })
      return 'confirm'
  }
}
