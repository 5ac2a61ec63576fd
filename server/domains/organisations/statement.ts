import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import { isCreditCodeForm } from '../../../shared/rules/credit-code.ts'
import type { EntityType } from '../../../shared/rules/eligibility.ts'
import {
  papersAtMost,
  type VerificationField,
  verificationFields,
} from '../../../shared/rules/verification-fields.ts'

/** What a team states; empty and left out are the same. */
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

/**
 * Holds a statement against what is asked, and answers it with the phone in one spelling.
 * @param asked fields that may be stated; stating others is refused
 * @param today `YYYY-MM-DD`, the last day of registration that can be
 * @throws ApiError `invalidInput` with every field that is wrong
 */
export function checkStatement(
  stated: Statement,
  asked: readonly VerificationField[],
  optional: readonly VerificationField[],
  today: string,
): Statement {
  const errors: Errors = {}
  for (const field of verificationFields) {
    const error = errorOf(stated, field, asked, optional) ?? formError(stated, field, today)
    if (error) errors[field] = error
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalidInput', { fields: errors })
  return { ...stated, contactPhone: stated.contactPhone && bareMobile(stated.contactPhone) }
}

function errorOf(
  stated: Statement,
  field: VerificationField,
  asked: readonly VerificationField[],
  optional: readonly VerificationField[],
): FieldError | undefined {
  const isStated = (stated[field]?.length ?? 0) > 0
  if (!asked.includes(field)) return isStated ? { reason: 'unexpected' } : undefined
  if (isStated || optional.includes(field)) return undefined
  return { reason: field === 'certificate' || field === 'letter' ? 'file' : 'required' }
}

function formError(stated: Statement, field: VerificationField, today: string): FieldError | undefined {
  const value = stated[field]
  if (!value || value.length === 0) return undefined
  switch (field) {
    case 'creditCode':
      return isCreditCodeForm(String(value)) ? undefined : { reason: 'creditCode' }
    case 'registeredOn':
      return isPastDay(String(value), today) ? undefined : { reason: 'date' }
    case 'contactPhone':
      return /^1[3-9]\d{9}$/.test(bareMobile(String(value))) ? undefined : { reason: 'phone' }
    case 'certificate':
    case 'letter':
      return value.length > papersAtMost[field]
        ? { reason: 'tooManyFiles', limit: papersAtMost[field] }
        : undefined
    default:
      return undefined
  }
}

function bareMobile(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(\+|00)86/, '')
}

/** A day of the calendar that is not in the future; registers begin in 1949. */
function isPastDay(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  const isReal =
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return isReal && day >= '1949-10-01' && day <= today
}
