import { Form } from 'react-router'
import * as m from '#messages'
import type { HostedShift, HostedSignup } from '../../../shared/contract/volunteers/hosting.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import { hostDecisions, signupTransitions } from '../../../shared/rules/volunteers/signups.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { tierWords } from './activity-words.ts'
import { HoursPart } from './hours-part.tsx'
import { shiftText } from './shift-text.ts'
import { SignupTag } from './signup-tag.tsx'
import { WalkInItem } from './walk-ins.tsx'

type Props = { shift: HostedShift; TeamID: string; failure: ActFailure | undefined }

/** A shift as its host runs it: places, and the list of who has signed up. */
export function HostShift({ shift, TeamID, failure }: Props) {
  const locale = useLocale()
  const { shiftId, task, places, taken, signups, walkIns, isCancelled, hasBegun, code } = shift
  const isEmpty = signups.length + walkIns.length === 0
  const when = shiftText(shift, locale)
  const isOpen = !isCancelled && !hasBegun
  return (
    <section className="host-shift stack" aria-labelledby={`shift-${shiftId}`}>
      <Heading level={2} size="xl" id={`shift-${shiftId}`} text={[when, task].filter(Boolean).join(' · ')} />
      {isCancelled ? (
        <p>
          <StatusTag tone="red">{m.volunteers_shift_off()}</StatusTag>
        </p>
      ) : (
        <p>{m.volunteers_shift_taken({ taken, places })}</p>
      )}
      {!isCancelled && (!isEmpty || shift.takesAttendance) && (
        <p>
          <Link alone href={`/volunteering/list/${shiftId}`}>
            {m.volunteers_day_open()}
            <VisuallyHidden> {when}</VisuallyHidden>
          </Link>
        </p>
      )}
      {code && (
        <div className="stack stack-sm">
          <p>
            {m.volunteers_host_code()} <strong className="text-2xl">{code}</strong>
          </p>
          <p className="text-ink-2">{m.volunteers_host_code_hint()}</p>
        </div>
      )}
      {isEmpty ? (
        <p className="text-ink-2">{m.volunteers_list_none()}</p>
      ) : (
        <ul className="signup-list">
          {signups.map((signup) => (
            <Signup
              key={signup.signupId}
              {...{ signup, TeamID, failure, isOpen, tier: shift.tier }}
              takesAttendance={shift.takesAttendance}
              hasBegun={hasBegun}
            />
          ))}
          {walkIns.map((walkIn) => (
            <WalkInItem key={walkIn.walkInId} {...{ walkIn, shiftId, TeamID }} />
          ))}
        </ul>
      )}
      {isOpen && <Change {...{ shift, TeamID, failure, when }} />}
    </section>
  )
}

type SignupProps = Omit<Props, 'shift'> &
  Pick<HostedShift, 'tier'> & {
    signup: HostedSignup
    isOpen: boolean
    takesAttendance: boolean
    hasBegun: boolean
  }

function Signup({ signup, TeamID, failure, isOpen, takesAttendance, hasBegun, tier }: SignupProps) {
  const locale = useLocale()
  const { signupId, name, size, note, state, dueOn } = signup
  const may = hostDecisions.filter((action) => nextState(signupTransitions, signup, action, 'host') !== null)
  return (
    <li className="signup-item stack stack-sm" id={`attendance-${signupId}`}>
      <p className="row">
        <span className="font-bold">{name}</span>
        {size > 1 && <span>{m.volunteers_mine_size({ count: size })}</span>}
        <SignupTag signup={signup} side="host" />
        {dueOn && state === 'applied' && (
          <span className="text-ink-2">{m.volunteers_list_due({ day: dayText(dueOn, locale) })}</span>
        )}
      </p>
      {note && (
        <p>
          <KeptText text={note} />
        </p>
      )}
      {isOpen && may.length > 0 && (
        <Decide
          {...{ signup, TeamID, may, tier }}
          failure={failure?.values.signupId?.[0] === signupId ? failure : undefined}
        />
      )}
      {signup.projectId && (
        <p>
          <Link href={`/volunteering/host/skilled/${signup.projectId}`} alone>
            {m.skilled_link_of({ name })}
          </Link>
        </p>
      )}
      {takesAttendance && <Attendance {...{ signup, TeamID }} />}
      <HoursPart side="host" of={name} {...{ signup, TeamID, failure, hasBegun }} />
    </li>
  )
}

const attendanceWords = { attend: m.volunteers_list_attend, miss: m.volunteers_list_miss }

function Attendance({ signup, TeamID }: { signup: HostedSignup; TeamID: string }) {
  const { signupId, version, name } = signup
  const may = (['attend', 'miss'] as const).filter(
    (action) => nextState(signupTransitions, signup, action, 'host') !== null,
  )
  if (may.length === 0) return null
  return (
    <Form method="post" noValidate preventScrollReset>
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="signupId" value={signupId} />
      <input type="hidden" name="version" value={version} />
      <ButtonRow>
        {may.map((action) => (
          <Button key={action} name="intent" value={action}>
            {attendanceWords[action]()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ))}
      </ButtonRow>
    </Form>
  )
}

const decisionWords = {
  accept: m.volunteers_list_accept,
  wait: m.volunteers_list_wait,
  decline: m.volunteers_list_decline,
}

type DecideProps = Omit<Props, 'shift'> &
  Pick<HostedShift, 'tier'> & {
    signup: HostedSignup
    may: readonly (keyof typeof decisionWords)[]
  }

function Decide({ signup: { signupId, version, name }, TeamID, may, failure, tier }: DecideProps) {
  return (
    <Form method="post" noValidate preventScrollReset className="stack stack-sm">
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="signupId" value={signupId} />
      <input type="hidden" name="version" value={version} />
      <TextField
        id={`answer-${signupId}`}
        name="answer"
        optional
        label={
          <>
            {m.volunteers_list_words()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </>
        }
        hint={m.volunteers_list_words_hint()}
        error={failure?.fields.answer}
        defaultValue={failure?.values.answer?.[0]}
      />
      {tier && may.includes('accept') && (
        <Checkbox
          id={`isShown-${signupId}`}
          name="isShown"
          value="1"
          label={
            <>
              {m.volunteers_list_shown({ what: tierWords[tier]() })}
              <VisuallyHidden> {name}</VisuallyHidden>
            </>
          }
          hint={failure?.fields.isShown}
        />
      )}
      <ButtonRow>
        {may.map((action) => (
          <Button
            key={action}
            kind={action === 'accept' ? 'primary' : 'secondary'}
            name="intent"
            value={action}
          >
            {decisionWords[action]()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ))}
      </ButtonRow>
    </Form>
  )
}

function Change({ shift: { shiftId, places }, TeamID, failure, when }: Props & { when: string }) {
  const mine = failure?.values.shiftId?.[0] === shiftId ? failure : undefined
  const hidden = (
    <>
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="shiftId" value={shiftId} />
    </>
  )
  return (
    <Details
      title={
        <>
          {m.volunteers_shift_change()}
          <VisuallyHidden> {when}</VisuallyHidden>
        </>
      }
      open={mine !== undefined}
    >
      <div className="stack">
        <Form method="post" noValidate preventScrollReset className="stack stack-sm">
          {hidden}
          <TextField
            id={`places-${shiftId}`}
            name="places"
            inputMode="numeric"
            width={5}
            label={m.volunteers_shift_count()}
            error={mine?.fields.places}
            defaultValue={mine?.values.places?.[0] ?? String(places)}
          />
          <ButtonRow>
            <Button name="intent" value="places">
              {m.volunteers_shift_places_save()}
            </Button>
          </ButtonRow>
        </Form>
        <Form method="post" noValidate preventScrollReset className="stack stack-sm">
          {hidden}
          <p>{m.volunteers_shift_call_off_text()}</p>
          <ButtonRow>
            <Button kind="danger" name="intent" value="callOff">
              {m.volunteers_shift_call_off()}
            </Button>
          </ButtonRow>
        </Form>
      </div>
    </Details>
  )
}
