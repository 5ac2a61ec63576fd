import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SurveyJson } from '../../../server/domains/selftest/survey/survey-json.ts'

type Answer = { code: string; text: string; isPositive: boolean; score: number | null }

/** A question of the Open Data Pathway; a further one is asked where it was answered positively. */
export type PathwayQuestion = {
  code: string
  theme: string
  activity: string
  text: string
  notes: string
  after: string
  answers: Answer[]
}

/** Its sheet has a line for each answer, with the question in the first of its lines. */
export function pathwayOf(folder: string): PathwayQuestion[] {
  const lines: Record<string, string | number>[] = JSON.parse(
    readFileSync(join(folder, 'questions.json'), 'utf8'),
  )
  const questions: PathwayQuestion[] = []
  for (const line of lines) {
    const cell = (name: string) => String(line[name] ?? '').trim()
    if (cell('ID'))
      questions.push({
        ...{ code: cell('ID'), theme: cell('Dimension'), activity: cell('Activity'), answers: [] },
        ...{ text: cell('Question Text'), notes: cell('Question Notes'), after: cell('Dependency') },
      })
    if (cell('Answer ID'))
      questions.at(-1)?.answers.push({
        ...{ code: cell('Answer ID'), text: cell('Answer Text'), isPositive: cell('Positive?') === 'Y' },
        score: cell('Maturity Score') ? Number(cell('Maturity Score')) : null,
      })
  }
  return questions
}

/** Points out of 100 for each of the five levels of maturity. */
export const pointsOfLevel = 20

/** The pathway as a survey, with a page for each activity and the question that leads to another named by it. */
export function odiSurvey(folder: string): SurveyJson {
  const questions = pathwayOf(folder)
  const elementOf = ({ code, text, notes, after, answers }: PathwayQuestion) => {
    const leading = questions.find((one) => one.code === after)?.answers.filter((one) => one.isPositive)
    return {
      ...{ type: 'radiogroup', name: code, title: text, description: notes },
      ...(leading && { visibleIf: `{${after}} anyof [${leading.map((one) => `'${one.code}'`).join(', ')}]` }),
      choices: answers.map((one) => ({
        ...{ value: one.code, text: one.text, score: (one.score ?? 0) * pointsOfLevel },
      })),
    }
  }
  return {
    ...{
      title: 'Open Data Pathway',
      description: 'How an organisation publishes and uses open data.',
      locale: 'en',
    },
    selfTest: {
      ...{ use: 'maturity', minutes: 40, source: 'Open Data Maturity Model, ODI, MIT', scoring: 'ladder' },
      levels: [1, 2, 3, 4, 5].map((level) => ({
        ...{ number: level, from: level === 1 ? 0 : level * pointsOfLevel },
        ...{ name: `Level ${level}`, summary: `Level ${level} of five` },
      })),
    },
    pages: [...Map.groupBy(questions, ({ activity }) => activity)].map(([activity, own]) => ({
      ...{ name: activity, title: activity, description: own[0]?.theme ?? '', elements: own.map(elementOf) },
    })),
  }
}
