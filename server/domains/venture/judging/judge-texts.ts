import type { Services } from '../../../services.ts'
import type { JudgeRow } from './judges.queries.ts'

type Sealing = Pick<Services, 'cipher'>

/** What a judge states of themselves, as they typed it, so that conflicts are found. */
export type Statement = { organisations: string; schools: string; employers: string }

const nothing: Statement = { organisations: '', schools: '', employers: '' }

export function sealStatement({ cipher }: Sealing, statement: Statement): string {
  return cipher.encrypt(JSON.stringify(statement), 'venture_judges.statement')
}

/** Empty where nothing was stated yet. */
export function openStatement({ cipher }: Sealing, row: Pick<JudgeRow, 'statement_encrypted'>): Statement {
  const stored = row.statement_encrypted
  return stored === null
    ? nothing
    : { ...nothing, ...JSON.parse(cipher.decrypt(stored, 'venture_judges.statement')) }
}

type ReviewText = 'typed' | 'reasons' | 'note' | 'feedback'

/** Encrypts a text of a review, which may name people. */
export function sealReviewText({ cipher }: Sealing, column: ReviewText, text: string): string {
  return cipher.encrypt(text, `venture_reviews.${column}`)
}

/** Empty where there is none. */
export function openReviewText({ cipher }: Sealing, column: ReviewText, stored: string | null): string {
  return stored === null ? '' : cipher.decrypt(stored, `venture_reviews.${column}`)
}
