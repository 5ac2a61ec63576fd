import * as m from '#messages'
import type { ActivityQuery } from './activity-query.ts'
import { narrowing } from './activity-query.ts'
import { kindWords, modeWords, skillWords } from './activity-words.ts'

export type Named = 'kind' | 'skill' | 'mode'

type Words = Record<string, () => string>
/** What a list is narrowed by, beside its days and its place, in words. */
export const choices: Record<Named, { label: () => string; all: () => string; words: Words }> = {
  kind: { label: m.volunteers_kind, all: m.volunteers_kind_all, words: kindWords },
  skill: { label: m.volunteers_skill, all: m.volunteers_skill_all, words: skillWords },
  mode: { label: m.volunteers_mode, all: m.volunteers_mode_all, words: modeWords },
}

/** Whether anything but the days narrows a list. */
export function isNarrowed(query: ActivityQuery): boolean {
  return narrowing.some((name) => query[name] !== null)
}
