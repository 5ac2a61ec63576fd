import * as m from '#messages'
import type { JudgedEntry } from '../../../../shared/contract/venture/judging.ts'
import { Heading } from '../../../ui/heading.tsx'

/** An entry's answers as judges read them. */
export function JudgedAnswers({ sections }: Pick<JudgedEntry, 'sections'>) {
  return sections.map((section) => (
    <section key={section.title} className="stack">
      <Heading level={3} text={section.title} />
      <dl>
        {section.questions.map(({ key, label, lines, isCovered }) => (
          <div key={key} className="summary-row">
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">
              {isCovered ? (
                <span className="text-ink-2">{m.judging_covered()}</span>
              ) : (
                lines.join('\n') || <span className="text-ink-2">{m.judging_unanswered()}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
