import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { DayList } from '../../../../shared/contract/volunteers/hosting.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { hoursTerms } from '../../../../shared/rules/volunteers/hours.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { shiftText } from '../shift-text.ts'
import { WalkInItem, WalkInLine } from '../walk-ins.tsx'
import { DayPerson } from './day-person.tsx'
import { Refused } from './refused-ticks.tsx'
import { type DayTicks, useDayTicks } from './use-day-ticks.ts'

export type DayListPageProps = {
  list: DayList
  formKey: string
  isDone: boolean
  failure: ActFailure | undefined
}

/** The host's list of a shift for the day itself, which works on a phone without a network. */
export function DayListPage({ list, formKey, isDone, failure }: DayListPageProps) {
  const locale = useLocale()
  const day = useDayTicks(list)
  const { activityID, title, shift, signups, walkIns, TeamID } = list
  const host = pathInLocale('/volunteering/host', locale)
  const pending = day.ticks.filter(({ refused }) => !refused)
  const heading = m.volunteers_day_title({ title })
  return (
    <div className="page stack stack-lg">
      <FormTitle title={heading} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.volunteers_crumbs()}
        crumbs={[
          { href: host, text: m.volunteers_host_title() },
          { href: `${host}/${activityID}`, text: title },
        ]}
      />
      <header className="stack">
        <Heading level={1} text={heading} />
        <p className="text-lg text-ink-2">
          {[shiftText(shift, locale), shift.task].filter(Boolean).join(' · ')}
        </p>
      </header>
      <Standing {...day} pending={pending.length} />
      {isDone && !failure && <Notice kind="success" live title={m.volunteers_done_attendance()} />}
      <FailureSummary
        failure={failure}
        fieldId={(name) => `${name}-${failure?.values.signupId?.[0] ?? ''}`}
      />
      <Refused {...{ list, day }} />
      {signups.length === 0 && <p className="text-ink-2">{m.volunteers_day_none()}</p>}
      <ul className="signup-list">
        {signups.map((signup) => (
          <DayPerson
            key={signup.signupId}
            {...{ signup, day, TeamID, failure }}
            waiting={pending.find(({ signupId }) => signupId === signup.signupId)}
          />
        ))}
        {walkIns.map((walkIn) => (
          <WalkInItem
            key={walkIn.walkInId}
            {...{ walkIn, TeamID }}
            shiftId={shift.shiftId}
            isOffline={day.isOffline}
          />
        ))}
        {pending
          .filter(({ action }) => action === 'walkIn')
          .map(({ key, name, leftAt }) => (
            <li key={key} className="signup-item stack stack-sm">
              <WalkInLine name={name} leftAt={leftAt} isWaiting />
              <p>
                <Button type="button" kind="quiet" onClick={() => day.drop(key)}>
                  {m.volunteers_day_take_out()}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </p>
            </li>
          ))}
      </ul>
      {day.isOpen && <AddWalkIn {...{ TeamID, formKey, failure, day }} />}
    </div>
  )
}

/** Whether the list works without a network, and what waits for one. */
function Standing({ isKept, isOffline, isOpen, pending }: DayTicks & { pending: number }) {
  return (
    <div role="status" className="stack stack-sm">
      {isOffline && <Notice kind="info" title={m.volunteers_day_offline()} />}
      {pending > 0 && <p className="font-bold">{m.volunteers_day_waiting({ count: pending })}</p>}
      {isKept === true && <p className="text-ink-2">{m.volunteers_day_kept()}</p>}
      {isKept === false && <p className="text-ink-2">{m.volunteers_day_not_kept()}</p>}
      {!isOpen && <p id="attendance-">{m.volunteers_day_early({ count: hoursTerms.hoursBefore })}</p>}
    </div>
  )
}

type AddProps = { TeamID: string; formKey: string; failure: ActFailure | undefined; day: DayTicks }

/** Characters of a name, as the call takes them. */
const longest = 40
const tooLong = () => m.field_too_long({ limit: longest })

function AddWalkIn({ TeamID, formKey, failure, day }: AddProps) {
  const [times, setTimes] = useState(0)
  const [wrong, setWrong] = useState<string>()
  const mine = failure?.values.intent?.[0] === 'walkIn' ? failure : undefined
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name')).trim()
    event.preventDefault()
    const wrong = name === '' ? m.field_required() : [...name].length > longest ? tooLong() : undefined
    setWrong(wrong)
    if (wrong) return
    day.tick({ signupId: '', version: 0, name, action: 'walkIn', leftAt: String(form.get('leftAt')) })
    setTimes(times + 1)
  }
  return (
    <Form method="post" noValidate onSubmit={keep} preventScrollReset className="stack form" key={times}>
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Heading level={2} size="xl" text={m.volunteers_day_add()} />
      <TextField
        id="name-"
        name="name"
        label={m.volunteers_day_name()}
        hint={m.volunteers_day_name_hint()}
        error={wrong ?? mine?.fields.name}
        defaultValue={mine?.values.name?.[0]}
      />
      <TextField
        id="leftAt-"
        name="leftAt"
        type="time"
        width={10}
        optional
        label={m.volunteers_day_left_at()}
        error={mine?.fields.leftAt}
        defaultValue={mine?.values.leftAt?.[0]}
      />
      <ButtonRow>
        <Button name="intent" value="walkIn">
          {m.volunteers_day_add()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
