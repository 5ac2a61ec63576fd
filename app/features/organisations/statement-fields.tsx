import { type ReactNode, useState } from 'react'
import * as m from '#messages'
import type { StatementDraft } from '../../../shared/contract/organisations/organisation-parts.ts'
import { entityTypes as allTypes, type EntityType } from '../../../shared/rules/applications/eligibility.ts'
import type {
  VerificationField,
  VerificationTier,
} from '../../../shared/rules/organisations/verification-fields.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { carriedFiles } from '../../api/forms/upload-files.ts'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { DateField, TextField } from '../../ui/controls/text-field.tsx'
import { CreditCodeField } from './credit-code-field.tsx'
import { entityPaper, entityText } from './entity-words.ts'
import { PaperField } from './paper-field.tsx'
import { fieldLabel } from './verification-words.ts'

export type StatementFieldsProps = {
  fields: readonly VerificationField[]
  tier: VerificationTier
  /** Known values, by field; personal texts may be masked. */
  values: Partial<Record<VerificationField, string>>
  /** Files that are already stored. */
  papers: Pick<StatementDraft, 'certificate' | 'letter'> | null
  failure: ActFailure | undefined
  /** Why a field was returned, shown at the field. */
  remarks?: Partial<Record<VerificationField, string>>
  entityTypes?: readonly EntityType[]
  /** Whether the letter may follow later. */
  isLetterOptional?: boolean
}

/** Fields of the statement, in the order in which they are listed. */
export function StatementFields(props: StatementFieldsProps) {
  const { failure, values } = props
  const [chosen, setChosen] = useState(failure?.values.entityType?.[0] ?? values.entityType)
  const entityType = allTypes.find((one) => one === chosen)
  return props.fields.map((field) => (
    <StatementField key={field} {...props} field={field} chosen={entityType} onChoose={setChosen} />
  ))
}

type StatementFieldProps = StatementFieldsProps & {
  field: VerificationField
  /** The currently chosen legal form. */
  chosen: EntityType | undefined
  onChoose: (type: string) => void
}

function StatementField(props: StatementFieldProps) {
  const { field, tier, values, failure, remarks = {}, entityTypes = allTypes } = props
  const error = failure?.fields[field]
  const masked = values[field]?.includes('*') ? m.masked_hint() : ''
  const hint = linesOf(remarks[field], [paperOf(props), hintOf(props), masked])
  const base = {
    name: field,
    label: fieldLabel(field, tier),
    ...(hint && { hint }),
    ...(error && { error }),
    defaultValue: failure?.values[field]?.[0] ?? values[field] ?? '',
  }
  switch (field) {
    case 'entityType':
      return (
        <RadioGroup
          {...base}
          onChoose={props.onChoose}
          options={entityTypes.map((value) => ({
            value,
            label: entityText(value),
            hint: entityPaper(value),
          }))}
        />
      )
    case 'registeredOn':
      return <DateField {...base} />
    case 'certificate':
    case 'letter':
      return (
        <PaperField
          field={field}
          label={base.label}
          hint={hint}
          error={error}
          carried={failure ? carriedFiles(failure.values[`${field}Id`] ?? []) : (props.papers?.[field] ?? [])}
          optional={field === 'letter' && props.isLetterOptional === true}
        />
      )
    case 'creditCode':
      return <CreditCodeField {...base} {...inputs.creditCode} entityType={props.chosen} />
    default:
      return <TextField {...base} {...inputs[field]} />
  }
}

/** The reviewer's remark comes first, then the hints, each on a line. */
function linesOf(remark: string | undefined, hints: string[]): ReactNode {
  const shown = hints.filter((hint) => hint !== '')
  if (!remark && shown.length === 0) return undefined
  return (
    <>
      {remark && <strong className="block">{m.verification_remark({ text: remark })}</strong>}
      {shown.map((hint) => (
        <span key={hint} className="block">
          {hint}
        </span>
      ))}
    </>
  )
}

const inputs = {
  name: { maxLength: 80, autoComplete: 'organization' },
  creditCode: { width: 20, maxLength: 40, autoComplete: 'off', spellCheck: false },
  address: { maxLength: 200, autoComplete: 'address-line1' },
  legalRepresentative: { width: 20, maxLength: 60, autoComplete: 'off' },
  contactName: { width: 20, maxLength: 60, autoComplete: 'name' },
  contactPhone: { type: 'tel', inputMode: 'tel', width: 20, maxLength: 30, autoComplete: 'tel' },
  realName: { width: 20, maxLength: 60, autoComplete: 'name' },
  position: { width: 20, maxLength: 60, autoComplete: 'organization-title' },
} as const

/** The paper that proves a legal form already known; while it is still being chosen, the choices say so. */
function paperOf({ field, fields, values }: StatementFieldsProps & { field: VerificationField }): string {
  if (field !== 'certificate' || fields.includes('entityType')) return ''
  const known = allTypes.find((entityType) => entityType === values.entityType)
  return known ? entityPaper(known) : ''
}

function hintOf({
  field,
  tier,
  isLetterOptional,
}: StatementFieldsProps & { field: VerificationField }): string {
  const isTeam = tier === 'unregisteredTeam'
  switch (field) {
    case 'name':
      return isTeam ? '' : m.verification_name_hint()
    case 'creditCode':
      return m.verification_credit_code_hint()
    case 'certificate':
      return isTeam ? m.verification_team_proof_hint() : m.verification_certificate_hint()
    case 'registeredOn':
      return m.verification_registered_on_hint()
    case 'legalRepresentative':
      return m.verification_legal_representative_hint()
    case 'letter':
      return m.verification_letter_hint()
    case 'realName':
    case 'position':
      return isLetterOptional ? m.verification_person_hint() : ''
    case 'contactPhone':
      return m.verification_contact_phone_hint()
    case 'address':
      return isTeam ? m.verification_team_address_hint() : ''
    default:
      return ''
  }
}
