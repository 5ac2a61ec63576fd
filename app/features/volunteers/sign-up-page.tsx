import { Form } from 'react-router'
import * as m from '#messages'
import type { MySignup, VolunteerShift } from '../../../shared/contract/volunteers/volunteering.ts'
import type { VolunteerActivity } from '../../../shared/contract/volunteers/volunteers.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { type SignupState, signupTerms } from '../../../shared/rules/volunteers/signups.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { signupFieldId } from './answer-signup.ts'
import { MySignups } from './my-signups.tsx'
import { shiftText } from './shift-text.ts'
import { doneWords, type SignupDone, signupDone } from './signup-words.ts'

export type SignUpPageProps = {
  activity: Pick<VolunteerActivity, 'activityID' | 'title' | 'minimumAge' | 'safeguarding' | 'isPast'>
  shifts: VolunteerShift[]
  signups: MySignup[]
  formKey: string
  /** What has just been done here. */
  done: SignupState | SignupDone | null
  failure: ActFailure | undefined
}

const ended: readonly SignupState[] = ['declined', 'withdrawn', 'lapsed', 'cancelled']

/** Signing up for a shift of an activity, beside the sign-ups that one already has for it. */
export function SignUpPage({ activity, shifts, signups, formKey, done, failure }: SignUpPageProps) {
  const locale = useLocale()
  const title = m.volunteers_sign_up_title({ title: activity.title })
  const back = pathInLocale(`/volunteer/${activity.activityID}`, locale)
  const living = signups.filter(({ state }) => !ended.includes(state))
  const isMine = (shiftId: string) => living.some((signup) => signup.shiftId === shiftId)
  const open = shifts.filter(({ hasBegun, shiftId }) => !hasBegun && !isMine(shiftId))
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.volunteers_crumbs()}
        crumbs={[
          { href: pathInLocale('/volunteer', locale), text: m.volunteers_title() },
          { href: back, text: activity.title },
        ]}
      />
      <Heading level={1} text={title} />
      {done && !failure && <Notice kind="success" live title={doneText(done)} />}
      <FailureSummary failure={failure} fieldId={signupFieldId} />
      {living.length > 0 && (
        <section className="stack" aria-labelledby="mine">
          <Heading level={2} size="xl" id="mine" text={m.volunteers_mine_title()} />
          <MySignups signups={living} level={3} failure={failure} />
        </section>
      )}
      {open.length === 0 || activity.isPast ? (
        living.length === 0 && (
          <EmptyState
            seed="no-shifts"
            title={m.volunteers_sign_up_none()}
            text={m.volunteers_sign_up_none_text()}
            action={<ButtonLink href={back}>{m.volunteers_to_activity()}</ButtonLink>}
          />
        )
      ) : (
        <>
          <p className="text-lg text-ink-2 measure">{m.volunteers_sign_up_lead()}</p>
          <SignUpForm key={formKey} {...{ activity, shifts: open, formKey, failure, locale }} />
        </>
      )}
    </div>
  )
}

type FormProps = Pick<SignUpPageProps, 'activity' | 'shifts' | 'formKey' | 'failure'> & { locale: Locale }

function SignUpForm({ activity, shifts, formKey, failure, locale }: FormProps) {
  const typed = (name: string) => failure?.values[name]?.[0]
  const [only] = shifts.length === 1 ? shifts : []
  return (
    <Form method="post" noValidate className="stack form">
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <RadioGroup
        name="shiftId"
        label={m.volunteers_shift()}
        error={failure?.fields.shiftId}
        defaultValue={typed('shiftId') ?? only?.shiftId}
        options={shifts.map((shift) => ({
          value: shift.shiftId,
          label: [shift.task, shiftText(shift, locale)].filter(Boolean).join(' · '),
          hint: hintOf(shift),
        }))}
      />
      <TextField
        name="name"
        label={m.volunteers_name()}
        hint={m.volunteers_name_hint()}
        autoComplete="name"
        error={failure?.fields.name}
        defaultValue={typed('name')}
      />
      <TextField
        name="size"
        label={m.volunteers_size()}
        hint={m.volunteers_size_hint({ most: signupTerms.mostPeople })}
        inputMode="numeric"
        width={5}
        error={failure?.fields.size}
        defaultValue={typed('size') ?? '1'}
      />
      <TextArea
        name="note"
        rows={3}
        optional
        label={m.volunteers_note()}
        hint={m.volunteers_note_hint()}
        error={failure?.fields.note}
        defaultValue={typed('note')}
      />
      {activity.minimumAge !== null && (
        <Checkbox
          id="isOfAge"
          name="isOfAge"
          value="1"
          label={m.volunteers_of_age({ count: activity.minimumAge })}
          hint={failure?.fields.isOfAge}
          defaultChecked={typed('isOfAge') === '1'}
        />
      )}
      <ButtonRow>
        <Button kind="primary" name="intent" value="signUp">
          {m.volunteers_sign_up_send()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function hintOf({ places, left, waiting, isDirect }: VolunteerShift): string {
  const room =
    left > 0 ? m.volunteers_shift_places({ places, left }) : m.volunteers_shift_full({ places, waiting })
  const way = isDirect
    ? m.volunteers_shift_direct()
    : m.volunteers_shift_asked({ days: signupTerms.answerWorkingDays })
  return [room, way].join(m.volunteers_clause_separator())
}

function doneText(done: NonNullable<SignUpPageProps['done']>): string {
  if (done === 'accepted') return m.volunteers_done_accepted()
  if (done === 'waitlisted') return m.volunteers_done_waitlisted()
  const answered = signupDone.find((one) => one === done)
  if (answered) return doneWords[answered]()
  return m.volunteers_done_applied({ days: signupTerms.answerWorkingDays })
}
