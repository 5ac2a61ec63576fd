import { Form } from 'react-router'
import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AnswerText } from './answer-text.tsx'

/** Fills the draft, or a new one, from what the team has sent before. */
export function AskEarlier({ form }: { form: ApplicationForm }) {
  // A new form begins with what was withdrawn last.
  const begun = form.draft ? undefined : form.earlier.find(({ isWithdrawn }) => isWithdrawn)
  const earlier = form.earlier.filter((one) => one !== begun)
  if (earlier.length === 0) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.apply_copy_title()} />
      <p className="measure">{m.apply_copy_text()}</p>
      {earlier.map(({ applicationId, text }) => (
        <Form key={applicationId} method="post">
          <input type="hidden" name="intent" value="start" />
          <input type="hidden" name="TeamID" value={form.TeamID} />
          <input type="hidden" name="copyFrom" value={applicationId} />
          <Button>{text}</Button>
        </Form>
      ))}
    </section>
  )
}

/** What was not taken over, to be copied by hand. */
export function AskCopied({ copied }: Pick<ApplicationForm, 'copied'>) {
  if (!copied) return null
  return (
    <Notice kind={copied.left.length > 0 ? 'warning' : 'success'} title={copied.title}>
      <p>{copied.text}</p>
      <dl className="stack">
        {copied.left.map(({ key, question, why, answer }) => (
          <div key={key + why}>
            <dt className="font-bold">{question.label}</dt>
            <dd className="text-ink-2">{why}</dd>
            <dd>
              <AnswerText question={question} answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
