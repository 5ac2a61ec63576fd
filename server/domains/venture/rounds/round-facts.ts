import type { Locale } from '../../../../shared/lib/locale.ts'
import { readQuestions, readRules } from '../../../../shared/rules/applications/offering-form.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { WalkedRound } from '../../../../shared/rules/venture/walk-edition.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import type { WrittenRow } from './rounds.queries.ts'

/** The title in a language, else in the other; empty where neither is written. */
export function titleOf(written: WrittenRow | undefined, locale: Locale): string {
  const titles = written?.titles ?? {}
  return titles[locale] || titles.zh || titles.en || ''
}

export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** A round as a dry run sees it. */
export function walkedRound(round: RoundRow, written: WrittenRow | undefined): WalkedRound {
  const shared = written?.shared ?? {}
  return {
    ...{ ordinal: round.ordinal, state: round.state, places: round.places, budget: Number(round.budget) },
    ...{ opensAt: isoOf(round.opens_at), closesAt: isoOf(round.closes_at) },
    ...{ scoresDueAt: isoOf(round.scores_due_at), graceMinutes: round.grace_minutes },
    ...{ judgesPerEntry: round.judges_per_entry, criteria: round.criteria },
    hiddenQuestions: round.hidden_questions,
    languages: written?.languages ?? [],
    questions: readQuestions(textOf(shared, 'questions')),
    rules: readRules(textOf(shared, 'rules')),
  }
}
