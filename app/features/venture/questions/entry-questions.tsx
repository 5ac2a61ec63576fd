import * as m from '#messages'
import type { ApplicationDetails } from '../../../../shared/contract/applications/application-views.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'

/** What was asked about an entry, on the page of its application, with the way to answer and ask. */
export function EntryQuestions({ questions }: Pick<ApplicationDetails, 'questions'>) {
  if (!questions) return null
  const { worksID, total, waiting } = questions
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.venture_questions_title()} />
      {total === 0 && <p>{m.venture_questions_none()}</p>}
      {waiting > 0 && <p className="font-bold">{m.venture_works_waiting({ count: waiting })}</p>}
      <p className="no-print">
        <ButtonLink href={`/ventureQuestions/${worksID}`} {...(waiting > 0 && { kind: 'primary' })}>
          {m.venture_questions_open()}
        </ButtonLink>
      </p>
    </section>
  )
}
