import type { Answers } from '../../../../shared/rules/toolbox/recommend-tools.ts'
import {
  askerKinds,
  moneyKinds,
  paceKinds,
  upkeepKinds,
} from '../../../../shared/rules/toolbox/recommend-tools.ts'
import { type ToolNeed, toolNeeds } from '../../../../shared/rules/toolbox/tool-facets.ts'

/** The questions in the order in which they are asked; each is a parameter of the address. */
export const questions = ['need', 'who', 'upkeep', 'money', 'pace'] as const
export type Question = (typeof questions)[number]

/** The answer of people who do not know. */
export const unsure = 'unsure'

/** What the address says: the answers so far, and the question that is shown. */
export type NeedQuery = {
  /** The chosen answers by question; empty if there is none yet. */
  chosen: Record<Question, string[]>
  /** From 1; null for the result. */
  step: number | null
}

const known: Record<Question, readonly string[]> = {
  need: toolNeeds,
  who: askerKinds,
  upkeep: upkeepKinds,
  money: moneyKinds,
  pace: paceKinds,
}

/** Reads an address; invalid values are left out. */
export function readNeedQuery(params: URLSearchParams): NeedQuery {
  const chosen = Object.fromEntries(
    questions.map((question) => {
      const given = params.getAll(question)
      const values = known[question].filter((value) => given.includes(value))
      if (values.length === 0 && given.includes(unsure)) return [question, [unsure]]
      return [question, question === 'need' ? values : values.slice(0, 1)]
    }),
  ) as Record<Question, string[]>
  const step = Number(params.get('step') ?? 1)
  const isKnown = Number.isInteger(step) && step >= 1 && step <= questions.length
  return { chosen, step: params.get('step') === 'result' ? null : isKnown ? step : 1 }
}

/** The address of a question or, without one, of the result, with every answer given so far. */
export function needHref(path: string, { chosen }: Pick<NeedQuery, 'chosen'>, step: number | null): string {
  const params = new URLSearchParams(
    questions.flatMap((question) => chosen[question].map((value) => [question, value])),
  )
  params.set('step', step === null ? 'result' : String(step))
  return `${path}?${params}`
}

/** The answers as the call takes them: “not sure” counts as no answer. */
export function answersOf({ chosen }: Pick<NeedQuery, 'chosen'>): Answers & { need: ToolNeed[] } {
  const one = <Value extends string>(question: Question, values: readonly Value[]) =>
    values.find((value) => chosen[question].includes(value)) ?? null
  return {
    need: toolNeeds.filter((need) => chosen.need.includes(need)),
    who: one('who', askerKinds),
    upkeep: one('upkeep', upkeepKinds),
    money: one('money', moneyKinds),
    pace: one('pace', paceKinds),
  }
}
