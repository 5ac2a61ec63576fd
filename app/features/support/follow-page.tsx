import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { support } from '../../../shared/contract/support/support.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { kindText, stateTones, stateWords } from './feedback-words.ts'

export type FollowPageProps = {
  reference: string
  /** The person's own tickets; empty without a sign-in. */
  mine: OutputOf<(typeof support)['feedbackList']>['items']
  failure: ActFailure | undefined
}

/** Opens a ticket by its number and code, or lists the person's own. */
export function FollowPage({ reference, mine, failure }: FollowPageProps) {
  const { pathname } = useLocation()
  const { codeCharacters, codeTriesPerHour, readingMinutes } = feedbackTerms
  const isWrong = failure?.error === 'codeWrong'
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.feedback_follow_title()} />
        <p className="text-lg text-ink-2 measure">{m.feedback_follow_lead()}</p>
      </header>
      {isWrong ? (
        <Notice kind="error" live title={m.feedback_follow_wrong()} />
      ) : (
        <FailureSummary failure={failure} />
      )}
      <Form method="post" action={pathname} noValidate className="max-w-form">
        <TextField
          name="reference"
          label={m.feedback_sent_number()}
          hint={m.feedback_follow_number_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width={20}
          {...(failure?.fields.reference && { error: failure.fields.reference })}
          defaultValue={failure?.values.reference?.[0] ?? reference}
        />
        <TextField
          name="code"
          label={m.feedback_sent_code()}
          hint={
            <>
              {m.feedback_follow_code_hint({ count: codeCharacters, tries: codeTriesPerHour })}
              <br />
              {m.feedback_follow_ended({ minutes: readingMinutes })}
            </>
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width={20}
          {...(failure?.fields.code && { error: failure.fields.code })}
        />
        <div className="button-row">
          <Button kind="primary">{m.feedback_follow_submit()}</Button>
        </div>
      </Form>
      {mine.length > 0 && <Mine mine={mine} />}
      <p>
        <Link alone href="/feedback">
          {m.feedback_new()}
        </Link>
      </p>
    </div>
  )
}

function Mine({ mine }: Pick<FollowPageProps, 'mine'>) {
  const locale = useLocale()
  return (
    <section className="stack" aria-labelledby="mine">
      <Heading level={2} id="mine" text={m.feedback_mine()} />
      <ul className="stack">
        {mine.map((item) => (
          <li key={item.reference} className="row">
            <Link alone href={`/feedback/ticket/${item.reference}`}>
              {m.feedback_ticket_title({ kind: kindText(item.kind), reference: item.reference })}
            </Link>
            <StatusTag tone={stateTones[item.state]}>{stateWords[item.state]()}</StatusTag>
            <span className="text-ink-2">
              {m.feedback_ticket_received({ time: instantText(item.receivedAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
