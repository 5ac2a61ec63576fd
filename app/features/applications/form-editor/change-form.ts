import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { findQuestion, newQuestion, nextKey } from './offering-form.ts'

type Section = QuestionSet['sections'][number]
/** Up or down, past the neighbour that the page showed there. */
export type Move = { direction: 'up' | 'down'; past: string }

/** Adds an empty topic at the end. */
export function addSection({ sections }: QuestionSet, title: Bilingual): QuestionSet {
  const key = nextKey(
    's',
    sections.map((section) => section.key),
  )
  return { sections: [...sections, { key, title, questions: [] }] }
}

export function renameSection(set: QuestionSet, key: string, title: Bilingual): QuestionSet {
  return withSection(set, key, (section) => ({ ...section, title }))
}

/** Removes a topic with its questions. */
export function removeSection({ sections }: QuestionSet, key: string): QuestionSet {
  return { sections: sections.filter((section) => section.key !== key) }
}

export function moveSection({ sections }: QuestionSet, key: string, move: Move): QuestionSet {
  return { sections: moved(sections, key, move) }
}

/** Adds a question without text at the end of a topic. */
export function addQuestion(
  set: QuestionSet,
  sectionKey: string,
  type: Question['type'],
): { set: QuestionSet; key: string } {
  const taken = set.sections.flatMap((section) => section.questions.map((question) => question.key))
  const key = nextKey('q', taken)
  const added = newQuestion(key, type)
  return {
    key,
    set: withSection(set, sectionKey, (section) => ({
      ...section,
      questions: [...section.questions, added],
    })),
  }
}

/** Saves a question in place, or at the end of another topic; without that topic it stays where it was. */
export function saveQuestion(set: QuestionSet, question: Question, sectionKey: string): QuestionSet {
  const before = findQuestion(set, question.key)
  const isMoved = sectionKey !== before?.section.key && set.sections.some(({ key }) => key === sectionKey)
  if (before && !isMoved)
    return withSection(set, before.section.key, (section) => ({
      ...section,
      questions: section.questions.map((one) => (one.key === question.key ? question : one)),
    }))
  return withSection(removeQuestion(set, question.key), sectionKey, (section) => ({
    ...section,
    questions: [...section.questions, question],
  }))
}

export function removeQuestion({ sections }: QuestionSet, key: string): QuestionSet {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.filter((question) => question.key !== key),
    })),
  }
}

/** Moves a question up or down within its topic. */
export function moveQuestion({ sections }: QuestionSet, key: string, move: Move): QuestionSet {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: moved(section.questions, key, move),
    })),
  }
}

function withSection(set: QuestionSet, key: string, change: (section: Section) => Section): QuestionSet {
  return { sections: set.sections.map((section) => (section.key === key ? change(section) : section)) }
}

/** A double press is one step, and whatever others have moved or added meanwhile stays in place. */
function moved<Item extends { key: string }>(items: Item[], key: string, { direction, past }: Move): Item[] {
  const from = items.findIndex((item) => item.key === key)
  const to = items.findIndex((item) => item.key === past)
  const item = items[from]
  const isThere = direction === 'up' ? from < to : from > to
  return !item || to < 0 || isThere ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
