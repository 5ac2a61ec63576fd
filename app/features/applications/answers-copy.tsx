import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import { Heading } from '../../ui/heading.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { AnswerText } from './answer-text.tsx'
import { answerName } from './question-names.ts'

export type AnswersCopyProps = {
  sections: readonly SectionView[]
  headingLevel: 2 | 3
  /** A link back to a question; without it the answers are read-only. */
  changeOf?: (key: string) => { href: string; text: string }
  /** The error message for an answer. */
  problemOf?: (key: string) => string | undefined
}

/** Questions and answers to read, topic by topic. */
export function AnswersCopy({ sections, headingLevel, changeOf, problemOf }: AnswersCopyProps) {
  return sections.map((section) => (
    <section key={section.key} className="stack">
      <Heading level={headingLevel} size="lg" text={section.title} />
      <SummaryList
        rows={section.questions.map((question) => {
          const problem = problemOf?.(question.key)
          return {
            term: question.label,
            value: (
              <div id={answerName(question.key)} tabIndex={-1}>
                <AnswerText question={question} answer={question.answer} />
                {problem && <p className="font-bold text-red">{problem}</p>}
              </div>
            ),
            ...(changeOf && { change: changeOf(question.key) }),
          }
        })}
      />
    </section>
  ))
}
