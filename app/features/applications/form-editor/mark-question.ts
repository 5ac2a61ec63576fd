import { markFor } from '../../../../shared/rules/applications/question-marks.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { findQuestion, nextKey } from './offering-form.ts'

/**
 * Makes a question the one that names the entry, or that is its track, or takes that from it. The portal knows both by
 * their key; another question that had it gets a key of its own.
 * @returns the questions, and the key that the question has now
 */
export function markQuestion(
  set: QuestionSet,
  key: string,
  isMarked: boolean,
): { set: QuestionSet; key: string } {
  const found = findQuestion(set, key)
  const mark = found && markFor(found.question.type)
  if (!mark || isMarked === (key === mark)) return { set, key }
  const taken = set.sections.flatMap(({ questions }) => questions.map((one) => one.key))
  const free = nextKey('q', taken)
  if (!isMarked) return { set: withKeys(set, { [key]: free }), key: free }
  return { set: withKeys(set, { [mark]: free, [key]: mark }), key: mark }
}

function withKeys({ sections }: QuestionSet, keys: Record<string, string>): QuestionSet {
  const renamed = (question: Question) => ({ ...question, key: keys[question.key] ?? question.key })
  return { sections: sections.map((section) => ({ ...section, questions: section.questions.map(renamed) })) }
}
