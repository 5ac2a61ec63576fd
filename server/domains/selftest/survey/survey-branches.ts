import type { SurveyValue } from './survey-json.ts'
import type { Choice, FoundQuestion } from './survey-questions.ts'

/** A question that is asked only after another, from which of its answers on. */
export type Branch = { parent: string; from: number }

/**
 * Reads when each question is asked. A self-test asks one after at least the nth answer of one other question, so
 * the answers of that question are put in an order in which those that lead on come last.
 * @returns the questions with their answers in that order, their branches by name, and the names of those whose
 *   condition cannot be said so
 */
export function branchesOf(questions: readonly FoundQuestion[]): {
  ordered: FoundQuestion[]
  branches: Map<string, Branch>
  unfit: string[]
} {
  const conditions = questions.flatMap(({ name, condition }) =>
    condition === undefined ? [] : [{ name, read: readCondition(condition) }],
  )
  const ordered = questions.map((question) => {
    const tests = conditions.flatMap(({ read }) => (read?.parent === question.name ? [read.accepts] : []))
    return tests.length > 0 && question.choices.length > 0 ? leadingLast(question, tests) : question
  })
  const branches = new Map<string, Branch>()
  const unfit: string[] = []
  for (const { name, read } of conditions) {
    const earlier = ordered.slice(
      0,
      questions.findIndex((one) => one.name === name),
    )
    const parent = read && earlier.find((one) => one.name === read.parent)
    const from = parent && read ? placeFrom(parent, read) : null
    if (parent && from) branches.set(name, { parent: parent.name, from })
    else unfit.push(name)
  }
  return { ordered, branches, unfit }
}

/** Stable, and with the points that the answers had in their first order. */
function leadingLast(question: FoundQuestion, tests: ((value: SurveyValue) => boolean)[]): FoundQuestion {
  const { kind, choices } = question
  const leads = ({ value }: Choice) => tests.filter((accepts) => accepts(value)).length
  const sorted = choices.toSorted((one, other) => leads(one) - leads(other))
  if (sorted.every((one, index) => one === choices[index]) || kind === 'yesNo') return question
  const isScored = choices.some(({ score }) => score !== undefined)
  const scored = (one: Choice) => ({
    ...one,
    score: isScored || kind !== 'level' ? one.score : choices.indexOf(one),
  })
  return { ...question, choices: sorted.map(scored) }
}

function placeFrom({ kind, choices }: FoundQuestion, { least, accepts }: Condition): number | null {
  if (kind === 'number') return least !== null && Number.isInteger(least) && least > 0 ? least : null
  const first = choices.findIndex(({ value }) => accepts(value))
  return first >= 0 && choices.slice(first).every(({ value }) => accepts(value)) ? first + 1 : null
}

type Condition = {
  parent: string
  accepts: (value: SurveyValue) => boolean
  /** Of a condition by size: the lowest whole number that it takes. */
  least: number | null
}

const word = /^\s*\{([^{}]+)\}\s*(>=|<=|>|<|==|=|!=|<>|anyof|notempty)\s*(.*?)\s*$/i

/** @returns null for anything but one comparison of one question with values */
function readCondition(condition: string): Condition | null {
  const [, parent = '', operator = '', rest = ''] = word.exec(condition) ?? []
  const compare = comparisons[operator.toLowerCase()]
  if (!compare) return null
  const values = valuesIn(rest)
  if (values === null || (operator.toLowerCase() === 'notempty') !== (values.length === 0)) return null
  const [first = ''] = values
  const least = operator === '>=' ? Number(first) : operator === '>' ? Number(first) + 1 : null
  return { parent, accepts: (value) => compare(value, values), least }
}

const comparisons: Record<string, (value: SurveyValue, values: SurveyValue[]) => boolean> = {
  '>=': (value, [one]) => Number(value) >= Number(one),
  '<=': (value, [one]) => Number(value) <= Number(one),
  '>': (value, [one]) => Number(value) > Number(one),
  '<': (value, [one]) => Number(value) < Number(one),
  '=': (value, [one]) => String(value) === String(one),
  '==': (value, [one]) => String(value) === String(one),
  '!=': (value, [one]) => String(value) !== String(one),
  '<>': (value, [one]) => String(value) !== String(one),
  anyof: (value, values) => values.some((one) => String(one) === String(value)),
  notempty: () => true,
}

/** `'a'`, `2`, `true` or a list of them. */
function valuesIn(text: string): SurveyValue[] | null {
  if (text === '') return []
  const listed = text.startsWith('[') ? text : `[${text}]`
  try {
    const values: unknown = JSON.parse(listed.replaceAll("'", '"'))
    const isValue = (one: unknown) => ['string', 'number', 'boolean'].includes(typeof one)
    return Array.isArray(values) && values.every(isValue) ? values : null
  } catch {
    return null
  }
}
