import type { QuestionView, SectionView } from '../../contract/applications/application-parts.ts'
import type { Locale } from '../../lib/locale.ts'
import type { Question, QuestionSet } from '../applications/questions.ts'

/**
 * The questions without any answers.
 * @param today the day in China, from which days can be chosen
 */
export function emptySections(
  { sections }: QuestionSet,
  locale: Locale,
  today: string | null = null,
): SectionView[] {
  return sections.map(({ key, title, questions }) => ({
    key,
    title: title[locale],
    questions: questions.map((question) => viewOf(question, locale, today)),
    isComplete: false,
  }))
}

function viewOf(question: Question, locale: Locale, today: string | null): QuestionView {
  const { key, type, label, hint, isOptional = false } = question
  return {
    key,
    type,
    label: label[locale],
    hint: hint?.[locale] || null,
    isOptional,
    isPrefilled: false,
    format: type === 'text' ? (question.format ?? null) : null,
    minLength: type === 'longText' ? (question.minLength ?? null) : null,
    maxLength: type === 'text' || type === 'longText' ? question.maxLength : null,
    min: type === 'number' ? question.min : null,
    max: type === 'number' ? question.max : null,
    unit: type === 'number' ? question.unit[locale] : null,
    fromDay: type === 'date' && question.from === 'today' ? today : null,
    atMost: type === 'choices' || type === 'file' ? (question.atMost ?? null) : null,
    accept: type === 'file' ? question.accept : [],
    options:
      type === 'choice' || type === 'choices'
        ? question.options.map(({ value, label }) => ({ value, label: label[locale] }))
        : [],
    article: type === 'agreement' ? question.article : null,
    answer: { text: '', list: [], isGiven: false, phone: null, email: null, name: null, files: [] },
    problem: null,
  }
}
