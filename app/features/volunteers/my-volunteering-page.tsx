import { Form } from 'react-router'
import * as m from '#messages'
import type { MySignup } from '../../../shared/contract/volunteers/volunteering.ts'
import { hoursOf, levelOf } from '../../../shared/rules/volunteers/hours.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { signupFieldId } from './answer-signup.ts'
import { MySignups } from './my-signups.tsx'
import { doneWords, type SignupDone } from './signup-words.ts'

export type MyVolunteeringPageProps = {
  signups: MySignup[]
  /** The address of one's own calendar; null until one asks for it. */
  calendar: { token: string; address: string } | null
  /** All confirmed minutes. */
  minutes: number
  done: SignupDone | null
  failure: ActFailure | undefined
}

/** Everything that a person has signed up for, and a calendar of it. */
export function MyVolunteeringPage({ signups, minutes, calendar, done, failure }: MyVolunteeringPageProps) {
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.volunteers_mine_title()} />
        <p className="text-lg text-ink-2 measure">{m.volunteers_mine_lead()}</p>
        <p>
          <Link href="/volunteering/host" alone>
            {m.volunteers_host_title()}
          </Link>
        </p>
      </header>
      {done && !failure && <Notice kind="success" live title={doneWords[done]()} />}
      <FailureSummary failure={failure} fieldId={signupFieldId} />
      {minutes > 0 && <Total minutes={minutes} />}
      <p>
        <Link href="/volunteering/certificates" alone>
          {m.certificates_title()}
        </Link>
      </p>
      {signups.length > 0 ? (
        <MySignups signups={signups} level={2} failure={failure} />
      ) : (
        <EmptyState
          seed="no-signups"
          title={m.volunteers_mine_none()}
          text={m.volunteers_mine_none_text()}
          action={<ButtonLink href="/volunteer">{m.volunteers_mine_none_action()}</ButtonLink>}
        />
      )}
      <Calendar calendar={calendar} />
    </div>
  )
}

function Total({ minutes }: { minutes: number }) {
  const { stars, nextAt } = levelOf(minutes)
  return (
    <p className="text-lg">
      {[
        m.volunteers_hours_total({ hours: hoursOf(minutes) }),
        stars > 0 && m.volunteers_hours_level({ stars }),
        nextAt !== null && m.volunteers_hours_next({ hours: nextAt }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function Calendar({ calendar }: Pick<MyVolunteeringPageProps, 'calendar'>) {
  return (
    <section className="stack max-w-form" aria-labelledby="feed">
      <Heading level={2} size="xl" id="feed" text={m.volunteers_feed()} />
      <p>{m.volunteers_feed_text()}</p>
      {calendar && (
        <TextField
          name="calendar"
          label={m.volunteers_feed_address()}
          readOnly
          defaultValue={calendar.address}
          key={calendar.token}
        />
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="replaces" value={calendar?.token ?? ''} />
        <Button name="intent" value="feed">
          {calendar ? m.volunteers_feed_renew() : m.volunteers_feed_make()}
        </Button>
      </Form>
    </section>
  )
}
