import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type {
  ChangedChange,
  SuperAdminInfo,
} from '../../../shared/contract/organisations/super-admin-change.ts'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { changePapersAtMost } from '../../../shared/rules/organisations/super-admin-change.ts'
import { namedFieldText } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { uploadPostedFiles } from '../../api/forms/upload-files.ts'
import { typedPhone, wordPhone } from '../../api/parts/phone-choice.ts'

export type SuperAdminStepData = {
  /** Null if no organisation was chosen, or one that cannot be changed. */
  info: SuperAdminInfo | null
  /** The chosen team, or the only one. */
  teamId: string | null
  idempotencyKey: string
  countries: CallingCode[]
}

/** The team that the step is about, once it is chosen. */
export function chosenTeam({ info, teamId }: SuperAdminStepData) {
  return info?.teams.find((team) => team.TeamID === teamId)
}

/** Whether the form is for the team's own super admin, who first proves that the account is theirs. */
export function isHandingOver(data: SuperAdminStepData): boolean {
  const team = chosenTeam(data)
  return team?.myRole === 'superAdmin' && !team.running
}

/** The data of the step, by `organisation` and `team` of the address. */
export async function loadSuperAdminStep(api: Api, query: URLSearchParams): Promise<SuperAdminStepData> {
  const organisationId = parseOwnedId(query.get('organisation'))
  const teamId = parseOwnedId(query.get('team'))
  const [info, { countries }] = await Promise.all([
    organisationId ? api.organisations.superAdminInfo({ organisationId }) : null,
    api.signIn.callingCodes({}),
  ])
  const chosen = info?.teams.find((team) => team.TeamID === teamId)
  const [only] = info?.teams.length === 1 ? info.teams : []
  return { info, teamId: (chosen ?? only)?.TeamID ?? null, idempotencyKey: crypto.randomUUID(), countries }
}

/** Sends a request with its papers. */
export async function sendSuperAdminChange(api: Api, form: PostedForm): Promise<ChangedChange> {
  const papers = await uploadPostedFiles(api, form, [
    { name: 'letter', purpose: 'authorisationLetter', atMost: changePapersAtMost.letter },
    { name: 'proof', purpose: 'unreachableProof', atMost: changePapersAtMost.proof },
  ])
  return api.organisations.superAdminUpdate(
    {
      TeamID: form.text('TeamID'),
      phone: typedPhone(form),
      isUnreachable: form.text('isUnreachable') === 'yes',
      realName: form.text('realName'),
      position: form.text('position'),
      statement: form.text('statement'),
      letter: papers.letter ?? [],
      proof: papers.proof ?? [],
    },
    form.idempotency(),
  )
}

const names: Record<string, () => string> = {
  phone: m.super_admin_phone,
  realName: m.super_admin_real_name,
  position: m.super_admin_position,
  statement: m.super_admin_statement,
  letter: m.super_admin_letter,
  proof: m.super_admin_proof,
}

/** A request field's error, with the field's name. */
export function wordChangeField(path: string, error: FieldError, form: PostedForm): string | undefined {
  if (path === 'phone' && error.reason === 'notAnOption') return m.super_admin_phone_wrong()
  const abroad = wordPhone(path, error, form)
  if (abroad) return abroad
  const name = names[path]
  if (!name) return undefined
  return error.reason === 'file' ? m.verification_need_file({ field: name() }) : namedFieldText(name(), error)
}
