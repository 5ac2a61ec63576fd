import { createHash } from 'node:crypto'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import { type Answers, questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { AgreedText } from '../../../../shared/rules/applications/eligibility.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { Declaration } from '../../../db/tables/applications.ts'

/** A version of an application as it was sent. */
export type SentVersion = {
  /** The application's. */
  reference: string
  /** Counted from 1. */
  number: number
  /** By the database's clock. */
  at: Date
  set: QuestionSet
  answers: Answers
  /** The published texts to which it agreed. */
  agreed: readonly AgreedText[]
}

/**
 * The receipt of a version: SHA-256, in hexadecimal, of its canonical form in UTF-8. That is JSON without blanks and
 * with sorted keys, of `format` 1, `reference`, `number`, `at` in UTC to the millisecond, `answers` by the keys of
 * their questions, and `files`: for each question that asks for files, the SHA-256 of each in the order of the answer.
 * Where the team agreed to published texts, `format` is 2, and `agreed` has the `path`, `versions` and `hash` of each.
 * It is made of plain answers, so that it stays the same when the keys of the database change.
 * @param hashes SHA-256 of each file by its id
 * @throws for an answer that names a file without a hash
 */
export function receiptOf(version: SentVersion, hashes: ReadonlyMap<string, string>): string {
  const { reference, number, at, set, answers, agreed } = version
  const ofFiles = new Set(questionsOf(set).flatMap(({ key, type }) => (type === 'file' ? [key] : [])))
  const [files, others] = [true, false].map((isFile) =>
    Object.entries(answers).filter(([key]) => ofFiles.has(key) === isFile),
  )
  const content = {
    format: agreed.length > 0 ? 2 : 1,
    ...(agreed.length > 0 && { agreed }),
    ...{ reference, number, at: at.toISOString() },
    answers: Object.fromEntries(others ?? []),
    files: Object.fromEntries(
      (files ?? []).map(([key, ids]) => [key, [ids].flat().map((id) => hashOf(hashes, String(id)))]),
    ),
  }
  return createHash('sha256').update(sortedJson(content)).digest('hex')
}

/** The published texts to which statements agree. */
export function agreedIn(declarations: readonly Declaration[]): AgreedText[] {
  return declarations.flatMap(({ agreed }) => agreed ?? [])
}

function hashOf(hashes: ReadonlyMap<string, string>, fileId: string): string {
  const hash = hashes.get(fileId)
  if (!hash) throw new Error('an answer names a file that is unknown')
  return hash
}

/** The time of a receipt as people read it, in China: `2026-11-27 16:07:19.123 UTC+8`. */
export function receiptTime(at: Date): string {
  const there = new Date(at.getTime() + 8 * 3_600_000).toISOString()
  return `${there.slice(0, 10)} ${there.slice(11, 23)} UTC+8`
}
