import { Form } from 'react-router'
import * as m from '#messages'
import type { MySignup } from '../../../shared/contract/volunteering.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MySignups } from './my-signups.tsx'

export type MyVolunteeringPageProps = {
  signups: MySignup[]
  /** The address of one's own calendar; null until one asks for it. */
  calendar: { token: string; address: string } | null
  done: 'take' | 'withdraw' | null
  failure: ActFailure | undefined
}

/** Everything that a person has signed up for, and a calendar of it. */
export function MyVolunteeringPage({ signups, calendar, done, failure }: MyVolunteeringPageProps) {
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
      {done && !failure && (
        <Notice
          kind="success"
          live
          title={done === 'take' ? m.volunteers_done_take() : m.volunteers_done_withdraw()}
        />
      )}
      <FailureSummary failure={failure} />
      {signups.length > 0 ? (
        <MySignups signups={signups} level={2} />
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
