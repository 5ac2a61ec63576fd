import * as m from '#messages'
import type { VentureWork } from '../../../../shared/contract/venture/questions.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { StatusTag, type Tone } from '../../../ui/status-tag.tsx'

const labels: Record<number, { text: () => string; tone: Tone }> = {
  1: { text: m.venture_works_label_1, tone: 'plain' },
  2: { text: m.venture_works_label_2, tone: 'green' },
  3: { text: m.venture_works_label_3, tone: 'azure' },
  4: { text: m.venture_works_label_4, tone: 'azure' },
}

/** My team's entries in the current edition, with the questions that wait; nothing where there is none. */
export function WorksList({ works }: { works: readonly VentureWork[] }) {
  if (works.length === 0) return null
  return (
    <section className="stack" aria-labelledby="works-title">
      <Heading level={2} size="xl" id="works-title" text={m.venture_works_title()} />
      {works.map((work) => (
        <div key={work.worksID} className="account-row">
          <span>
            <span className="font-bold">{work.roundTitle}</span> {work.reference} <Label label={work.label} />
            {work.waiting > 0 && (
              <span className="task-hint block">{m.venture_works_waiting({ count: work.waiting })}</span>
            )}
          </span>
          <Link href={`/ventureQuestions/${work.worksID}`} alone>
            {m.venture_questions_title()}
          </Link>
        </div>
      ))}
    </section>
  )
}

function Label({ label }: { label: number }) {
  const known = labels[label]
  return known ? <StatusTag tone={known.tone}>{known.text()}</StatusTag> : null
}
