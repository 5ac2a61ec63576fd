import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FieldConflicts, type FieldConflictsProps, HeldTexts } from '../../api/forms/field-conflicts.tsx'
import { type Told, toldOf } from '../../api/pages/told-texts.ts'
import { answerName } from './question-names.ts'
import { storedAnswers } from './typed-answers.ts'

type Sections = { sections: SectionView[] }
type AnswerConflictsProps = Pick<FieldConflictsProps, 'conflicts' | 'form'> & Sections

/** A choice for each answer that was changed in two windows. */
export function AnswerConflicts({ sections, ...rest }: AnswerConflictsProps) {
  return <FieldConflicts {...rest} {...wordsOf(sections, (key) => key)} nameOf={answerName} />
}

type HeldAnswersProps = Sections & { failure: ActFailure | undefined; isAutosaved: boolean }

/** The same for a form that is posted. */
export function HeldAnswers({ sections, ...rest }: HeldAnswersProps) {
  return <HeldTexts {...rest} {...wordsOf(sections, answerName)} told={toldAnswers(sections)} />
}

/** What a page is told about its answers. */
export function toldAnswers(sections: readonly SectionView[]): Told {
  return toldOf(
    storedAnswers(sections, ({ type }) => type !== 'file'),
    answerName,
  )
}

function wordsOf(sections: readonly SectionView[], nameOf: (key: string) => string) {
  const questionOf = (name: string) =>
    sections.flatMap((section) => section.questions).find(({ key }) => nameOf(key) === name)
  const wordOf = (name: string, text: string) => {
    const options = questionOf(name)?.options ?? []
    if (options.length === 0) return text
    return text
      .split('\n')
      .map((one) => options.find(({ value }) => value === one)?.label ?? one)
      .join('\n')
  }
  return { labelOf: (name: string) => questionOf(name)?.label ?? name, wordOf }
}
