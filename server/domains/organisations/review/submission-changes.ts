import { z } from 'zod'
import {
  type VerificationField,
  verificationFields,
} from '../../../../shared/rules/organisations/verification-fields.ts'
import type { Services } from '../../../services.ts'
import type { SubmissionRow } from '../verification.queries.ts'
import { type PersonalField, personalColumns, submissionColumn } from './personal-facts.ts'

export type FieldChange = { field: VerificationField; before: string | null; after: string | null }

const personalFacts = z.record(z.string(), z.string().nullable())

/**
 * Differences between the newest submission and the previous one. Personal values are only marked as changed;
 * papers are shown by the start of their hashes.
 * @param newestFirst at least one; a first submission has no changes
 */
export function changesBetween(cipher: Services['cipher'], newestFirst: SubmissionRow[]): FieldChange[] {
  const [newest, earlier] = newestFirst
  if (!newest || !earlier) return []
  const [after, before] = [valuesOf(cipher, newest), valuesOf(cipher, earlier)]
  return verificationFields.flatMap((field) => {
    const [was, is] = [before[field], after[field]]
    if (was?.value === is?.value) return []
    return [{ field, before: was?.shown ?? null, after: is?.shown ?? null }]
  })
}

export type PersonalChange = { field: PersonalField; before: string | null; after: string | null }

/**
 * Personal fields that differ between the two newest submissions, with their values: for a reveal.
 * @param newestFirst at least one; a first submission has no changes
 */
export function personalChangesBetween(
  cipher: Services['cipher'],
  newestFirst: SubmissionRow[],
): PersonalChange[] {
  const [newest, earlier] = newestFirst
  if (!newest || !earlier) return []
  const [after, before] = [personalOf(cipher, newest), personalOf(cipher, earlier)]
  const changes = verificationFields.filter(isPersonal).map((field) => {
    return { field, before: before[field] ?? null, after: after[field] ?? null }
  })
  return changes.filter((change) => change.before !== change.after)
}

function isPersonal(field: VerificationField): field is PersonalField {
  return field in personalColumns
}

function personalOf(cipher: Services['cipher'], { personal_encrypted }: SubmissionRow) {
  return personalFacts.parse(JSON.parse(cipher.decrypt(personal_encrypted, submissionColumn)))
}

type Values = Partial<Record<VerificationField, { value: string; shown: string | null }>>

function valuesOf(cipher: Services['cipher'], submission: SubmissionRow): Values {
  const { facts } = submission
  const plain = (value: string | null) => (value === null ? undefined : { value, shown: value })
  const hashes = (list: string[]) => ({
    value: list.join(),
    shown: list.map((hash) => hash.slice(0, 8)).join(', ') || null,
  })
  const values: Values = { certificate: hashes(facts.certificate), letter: hashes(facts.letter) }
  for (const field of ['entityType', 'name', 'creditCode', 'registeredOn'] as const) {
    const value = plain(facts[field])
    if (value) values[field] = value
  }
  for (const [field, value] of Object.entries(personalOf(cipher, submission))) {
    if (value !== null) values[field as PersonalField] = { value, shown: null }
  }
  return values
}
