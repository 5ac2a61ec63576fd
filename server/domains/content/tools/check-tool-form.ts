import { z } from 'zod'
import {
  bilingualWords,
  questionKey,
  questionSet,
} from '../../../../shared/contract/applications/question-set.ts'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import { entityTypes } from '../../../../shared/rules/applications/eligibility.ts'
import { missingInQuestions, missingInRules } from '../../../../shared/rules/applications/missing-in-form.ts'
import { readQuestions, readRules } from '../../../../shared/rules/applications/offering-form.ts'

const count = (most: number) => z.int().min(0).max(most)

const rules = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('verifiedOrganisation') }),
      z.strictObject({ kind: z.literal('entityType'), anyOf: z.array(z.enum(entityTypes)) }),
      z.strictObject({ kind: z.literal('registeredYears'), atLeast: count(99) }),
      z.strictObject({ kind: z.literal('teamAdmin') }),
      z.strictObject({ kind: z.literal('declared'), key: questionKey, statement: bilingualWords }),
    ]),
  )
  .max(20)

type FormKind = 'rules' | 'questions'

/** Rules or questions in canonical form; text that cannot be parsed stays as sent. */
export function cleanForm(kind: FormKind, text: string): string {
  const parsed = parse(kind, text)
  if (parsed === null) return text
  const isEmpty = Array.isArray(parsed) ? parsed.length === 0 : parsed.sections.length === 0
  return isEmpty ? '' : sortedJson(parsed)
}

/** Errors in rules or questions, by path below the field; the empty path is the field itself. */
export function formErrors(kind: FormKind, text: string, isComplete: boolean): Record<string, FieldError> {
  if (text === '') return {}
  if (parse(kind, text) === null) return { '': { reason: 'wrongFormat' } }
  if (!isComplete) return {}
  if (kind === 'rules') return missingInRules(readRules(text))
  const set = readQuestions(text)
  return set ? missingInQuestions(set) : {}
}

function parse(kind: FormKind, text: string) {
  if (text === '') return null
  try {
    const parsed = (kind === 'rules' ? rules : questionSet).safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
