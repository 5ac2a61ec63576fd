import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import { isDay } from '../../../shared/rules/applications/check-answer.ts'
import { type EntityType, entityTypes } from '../../../shared/rules/applications/eligibility.ts'
import { isCreditCodeForm } from '../../../shared/rules/organisations/credit-code.ts'
import {
  papersAtMost,
  type VerificationField,
  verificationFields,
} from '../../../shared/rules/organisations/verification-fields.ts'
import { contactPhone } from '../../../shared/rules/sign-in/contact-phone.ts'

/** A team's statement; empty and absent are the same. */
export type Statement = {
  entityType?: EntityType | undefined
  name?: string | undefined
  creditCode?: string | undefined
  registeredOn?: string | undefined
  address?: string | undefined
  legalRepresentative?: string | undefined
  contactName?: string | undefined
  contactPhone?: string | undefined
  certificate?: string[] | undefined
  realName?: string | undefined
  position?: string | undefined
  letter?: string[] | undefined
}

type Errors = Partial<Record<VerificationField, FieldError>>

/** The requirements for a statement. */
export type Asked = {
  /** Allowed fields; others are refused. */
  fields: readonly VerificationField[]
  /** The fields among them that may be empty. */
  optional?: readonly VerificationField[]
  /** Allowed legal forms. */
  legalForms?: readonly EntityType[]
  /** The latest valid registration day, `YYYY-MM-DD`. */
  today: string
}

/**
 * Validates a statement, and returns it with a normalised phone.
 * @throws ApiError `invalidInput` with every invalid field
 */
export function checkStatement(stated: Statement, asked: Asked): Statement {
  const errors: Errors = {}
  for (const field of verificationFields) {
    const error = presenceError(stated, field, asked) ?? formError(stated, field, asked)
    if (error) errors[field] = error
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalidInput', { fields: errors })
  return { ...stated, contactPhone: stated.contactPhone && (contactPhone(stated.contactPhone) ?? undefined) }
}

function presenceError(
  stated: Statement,
  field: VerificationField,
  { fields, optional = [] }: Asked,
): FieldError | undefined {
  const isStated = (stated[field]?.length ?? 0) > 0
  if (!fields.includes(field)) return isStated ? { reason: 'unexpected' } : undefined
  if (isStated || optional.includes(field)) return undefined
  return { reason: field === 'certificate' || field === 'letter' ? 'file' : 'required' }
}

function formError(
  stated: Statement,
  field: VerificationField,
  { legalForms = entityTypes, today }: Asked,
): FieldError | undefined {
  const value = stated[field]
  if (!value || value.length === 0) return undefined
  switch (field) {
    case 'entityType':
      return legalForms.some((known) => known === value) ? undefined : { reason: 'notAnOption' }
    case 'creditCode':
      return isCreditCodeForm(String(value)) ? undefined : { reason: 'creditCode' }
    case 'registeredOn':
      return dayError(String(value), today)
    case 'contactPhone':
      return contactPhone(String(value)) === null ? { reason: 'contactPhone' } : undefined
    case 'certificate':
    case 'letter':
      return value.length > papersAtMost[field]
        ? { reason: 'tooManyFiles', limit: papersAtMost[field] }
        : undefined
    default:
      return undefined
  }
}

/** A calendar day that is not in the future; registers begin in 1949. */
function dayError(day: string, today: string): FieldError | undefined {
  if (!isDay(day)) return { reason: 'date' }
  if (day > today) return { reason: 'dateInFuture' }
  return day < '1949-10-01' ? { reason: 'dateTooEarly' } : undefined
}
