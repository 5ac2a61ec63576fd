import type { SelftestKind } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type {
  Survey,
  SurveyChoice,
  SurveyElement,
  SurveyPage,
  SurveyValue,
  SurveyWords,
} from './survey-json.ts'

/** An answer that a question offers. */
export type Choice = { value: SurveyValue; text: SurveyWords; score: number | undefined }

/** A question of a survey that a self-test can ask. */
export type FoundQuestion = {
  name: string
  kind: SelftestKind
  title: SurveyWords
  hint: SurveyWords | undefined
  choices: Choice[]
  condition: string | undefined
  hasNotApplicable: boolean
  extras: SurveyElement['selfTest']
}

export type FoundPage = Pick<SurveyPage, 'title' | 'description'> & {
  name: string
  questions: FoundQuestion[]
}

/**
 * The pages of a survey with the questions that can be scored, a matrix as a question for each of its rows.
 * @returns also the names of the elements that are left out, with their types
 */
export function pagesOfSurvey(survey: Survey): {
  pages: FoundPage[]
  left: { name: string; type: string }[]
} {
  const { title, description, elements } = survey
  const top: SurveyPage[] = elements.length > 0 ? [{ title, description, elements }] : []
  const left: { name: string; type: string }[] = []
  const found = (one: SurveyElement, condition: string | undefined): FoundQuestion[] => {
    const visibleIf = both(condition, one.visibleIf)
    if (one.type === 'panel') return (one.elements ?? []).flatMap((inner) => found(inner, visibleIf))
    if (one.type === 'matrix') return rowsOf(one, visibleIf)
    const kind = kindOf(one)
    if (!kind) left.push({ name: one.name, type: one.type })
    return kind ? [questionOf(one, kind, visibleIf)] : []
  }
  const pages = [...survey.pages, ...top].map((page, index) => ({
    name: page.name ?? `page${index + 1}`,
    ...{ title: page.title ?? page.name, description: page.description },
    questions: page.elements.flatMap((one) => found(one, page.visibleIf)),
  }))
  return { pages: pages.filter(({ questions }) => questions.length > 0), left }
}

/** Two conditions at once are none that a self-test knows; they are refused by what they say. */
function both(outer: string | undefined, inner: string | undefined): string | undefined {
  return outer && inner ? `${outer} and ${inner}` : (outer ?? inner)
}

function kindOf({ type, inputType }: SurveyElement): SelftestKind | undefined {
  if (type === 'text') return inputType === 'number' ? 'number' : inputType === 'url' ? 'evidence' : undefined
  return kinds[type]
}

const kinds: Record<string, SelftestKind> = {
  radiogroup: 'level',
  dropdown: 'level',
  buttongroup: 'level',
  rating: 'level',
  checkbox: 'several',
  tagbox: 'several',
  boolean: 'yesNo',
}

function questionOf(one: SurveyElement, kind: SelftestKind, condition: string | undefined): FoundQuestion {
  const { name, title, description, selfTest } = one
  return {
    ...{ name, kind, title: title ?? name, hint: description, condition },
    choices: choicesOf(one, kind),
    hasNotApplicable: selfTest.notApplicable ?? (kind === 'level' && one.showNoneItem),
    extras: selfTest,
  }
}

function rowsOf(one: SurveyElement, condition: string | undefined): FoundQuestion[] {
  return (one.rows ?? []).map(choiceOf).map(({ value, text }) => ({
    ...questionOf({ ...one, choices: one.columns ?? [] }, 'level', condition),
    name: `${one.name}.${value}`,
    title: text,
    hint: one.title,
  }))
}

function choicesOf(one: SurveyElement, kind: SelftestKind): Choice[] {
  if (kind === 'yesNo') return [one.valueFalse, one.valueTrue].map(choiceOf)
  if (one.type !== 'rating') return (one.choices ?? []).map(choiceOf)
  const { rateMin, rateMax, rateStep, rateValues } = one
  const steps = Math.min(99, Math.max(0, Math.floor((rateMax - rateMin) / rateStep)))
  return (rateValues ?? Array.from({ length: steps + 1 }, (_, step) => rateMin + step * rateStep)).map(
    choiceOf,
  )
}

function choiceOf(choice: SurveyChoice): Choice {
  if (typeof choice !== 'object') return { value: choice, text: String(choice), score: undefined }
  return { value: choice.value, text: choice.text ?? String(choice.value), score: choice.score }
}
