import type { SectionView } from '../../../shared/contract/application-parts.ts'
import { FieldConflicts, type FieldConflictsProps } from '../../api/field-conflicts.tsx'
import { answerName } from './question-names.ts'

type AnswerConflictsProps = Pick<FieldConflictsProps, 'conflicts' | 'form'> & { sections: SectionView[] }

/** Answers that were changed in two windows. */
export function AnswerConflicts({ sections, ...rest }: AnswerConflictsProps) {
  const questionOf = (key: string) =>
    sections.flatMap((section) => section.questions).find((question) => question.key === key)
  return (
    <FieldConflicts
      {...rest}
      labelOf={(key) => questionOf(key)?.label ?? key}
      nameOf={answerName}
      wordOf={(key, text) => questionOf(key)?.options.find(({ value }) => value === text)?.label ?? text}
    />
  )
}
