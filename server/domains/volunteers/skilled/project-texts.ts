import type { SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import type { Services } from '../../../services.ts'
import type { ProjectRow } from './skilled.queries.ts'

/** What is proposed and agreed is stored as JSON, encrypted. */
export type Scope = NonNullable<SkilledProject['scope']>
export type Talk = NonNullable<SkilledProject['talk']>
export type Hours = NonNullable<SkilledProject['agreed']>

type Sealing = Pick<Services, 'cipher'>
type TextColumn = 'scope' | 'proposal' | 'talk_how' | 'achieved' | 'comment' | 'reason'

export function seal({ cipher }: Sealing, column: TextColumn, text: string): string {
  return cipher.encrypt(text, `skilled_projects.${column}`)
}

/** A text of a project; empty where there is none. */
export function open({ cipher }: Sealing, row: ProjectRow, column: TextColumn): string {
  const sealed = row[`${column}_encrypted`]
  return sealed ? cipher.decrypt(sealed, `skilled_projects.${column}`) : ''
}

export function scopeOf(services: Sealing, row: ProjectRow): Scope | null {
  return parsed<Scope>(open(services, row, 'scope'))
}

export function talkOf(services: Sealing, row: ProjectRow): Talk | null {
  return row.talk_at && { at: row.talk_at.toISOString(), how: open(services, row, 'talk_how') }
}

export function agreedOf({ minutes, ends_on }: ProjectRow): Hours | null {
  return minutes === null || ends_on === null ? null : { minutes, endsOn: ends_on }
}

/** What waits for the other side, by its kind; null where nothing does. */
export function proposalIn(services: Sealing, row: ProjectRow): SkilledProject['proposal'] {
  const text = open(services, row, 'proposal')
  if (!row.proposal || !row.proposed_side || text === '') return null
  const nothing = { scope: null, talk: null, hours: null }
  return { kind: row.proposal, by: row.proposed_side, ...nothing, [row.proposal]: JSON.parse(text) }
}

const parsed = <T>(text: string): T | null => (text === '' ? null : JSON.parse(text))
