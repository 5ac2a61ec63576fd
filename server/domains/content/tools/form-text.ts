import type { Locale } from '../../../../shared/lib/locale.ts'
import { readQuestions, readRules } from '../../../../shared/rules/applications/offering-form.ts'
import type { Question } from '../../../../shared/rules/applications/questions.ts'
import { ruleText } from './rule-text.ts'

/** A tool's rules or questions as lines to read and compare, in one language. */
export function formText(kind: 'rules' | 'questions', text: string, locale: Locale): string {
  if (kind === 'rules') return linesOf(readRules(text).map((rule) => ruleText(rule, locale)))
  const sections = readQuestions(text)?.sections ?? []
  return linesOf(
    sections.flatMap(({ title, questions }) => [
      title[locale],
      ...questions.map((question) => questionLine(question, locale)),
    ]),
  )
}

/** A question's text, then the constraints on its answer as stored. */
function questionLine(question: Question, locale: Locale): string {
  const { key, label, hint, ...rest } = question
  const parts = Object.entries(rest).map(([name, value]) => {
    if (name === 'unit') return (value as { zh: string; en: string })[locale]
    if (name === 'options')
      return (value as { label: { zh: string; en: string } }[])
        .map((option) => option.label[locale])
        .join(' / ')
    return name === 'type' ? String(value) : `${name} ${String(value)}`
  })
  return [`· ${label[locale]}`, hint?.[locale], ...parts].filter((part) => part).join(' · ')
}

function linesOf(lines: string[]): string {
  return lines.join('\n')
}
