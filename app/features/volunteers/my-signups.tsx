import { Form } from 'react-router'
import * as m from '#messages'
import type { MySignup } from '../../../shared/contract/volunteers/volunteering.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import { signupTransitions } from '../../../shared/rules/volunteers/signups.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { HoursPart } from './hours-part.tsx'
import { shiftText } from './shift-text.ts'
import { SignupTag } from './signup-tag.tsx'

type MySignupsProps = { signups: MySignup[]; level: 2 | 3; failure: ActFailure | undefined }

/** One's own sign-ups, each with what can be done now. */
export function MySignups({ signups, level, failure }: MySignupsProps) {
  return (
    <ul className="signup-list">
      {signups.map((signup) => (
        <Mine key={signup.signupId} signup={signup} level={level} failure={failure} />
      ))}
    </ul>
  )
}

function Mine({ signup, level, failure }: Omit<MySignupsProps, 'signups'> & { signup: MySignup }) {
  const locale = useLocale()
  const { activityID, title, task, size, state, answer, dueOn, offeredUntil } = signup
  const Title = level === 2 ? 'h2' : 'h3'
  const when = shiftText(signup, locale)
  const may = (action: 'take' | 'withdraw') =>
    !signup.hasBegun && nextState(signupTransitions, signup, action) !== null
  return (
    <li className="signup-item stack stack-sm">
      <p>
        <SignupTag signup={signup} side="volunteer" />
      </p>
      <Title className="text-lg">
        <Link href={`/volunteer/${activityID}`} alone>
          {title}
        </Link>
      </Title>
      <p>{[when, task, size > 1 && m.volunteers_mine_size({ count: size })].filter(Boolean).join(' · ')}</p>
      {dueOn && state === 'applied' && (
        <p className="text-ink-2">{m.volunteers_mine_due({ day: dayText(dueOn, locale) })}</p>
      )}
      {offeredUntil && (
        <p className="font-bold">{m.volunteers_mine_until({ until: instantText(offeredUntil, locale) })}</p>
      )}
      {answer && (
        <p>
          <KeptText text={m.volunteers_mine_answer({ answer })} />
        </p>
      )}
      {(may('take') || may('withdraw')) && (
        <Form method="post" noValidate preventScrollReset>
          <input type="hidden" name="signupId" value={signup.signupId} />
          <input type="hidden" name="version" value={signup.version} />
          <ButtonRow>
            {may('take') && (
              <Button kind="primary" name="intent" value="take">
                {m.volunteers_mine_take()}
                <VisuallyHidden>{m.volunteers_mine_of({ title, when })}</VisuallyHidden>
              </Button>
            )}
            <Button kind="quiet" name="intent" value="withdraw">
              {m.volunteers_mine_withdraw()}
              <VisuallyHidden>{m.volunteers_mine_of({ title, when })}</VisuallyHidden>
            </Button>
          </ButtonRow>
        </Form>
      )}
      {signup.projectId && (
        <p>
          <Link href={`/volunteering/skilled/${signup.projectId}`} alone>
            {m.skilled_link()}
            <VisuallyHidden>{m.volunteers_mine_of({ title, when })}</VisuallyHidden>
          </Link>
        </p>
      )}
      {signup.takesCheckIn && (state === 'accepted' || state === 'absent') && (
        <CheckIn signup={signup} failure={failure} of={m.volunteers_mine_of({ title, when })} />
      )}
      <HoursPart
        signup={signup}
        side="volunteer"
        hasBegun={signup.hasBegun}
        of={m.volunteers_mine_of({ title, when })}
        failure={failure}
      />
    </li>
  )
}

type CheckInProps = { signup: MySignup; failure: ActFailure | undefined; of: string }

function CheckIn({ signup: { shiftId }, failure, of }: CheckInProps) {
  const mine = failure?.values.shiftId?.[0] === shiftId ? failure : undefined
  return (
    <Form method="post" noValidate preventScrollReset className="stack stack-sm">
      <input type="hidden" name="shiftId" value={shiftId} />
      <TextField
        id={`code-${shiftId}`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        width={10}
        label={
          <>
            {m.volunteers_check_in_code()}
            <VisuallyHidden>{of}</VisuallyHidden>
          </>
        }
        hint={m.volunteers_check_in_code_hint()}
        error={mine?.fields.code}
      />
      <ButtonRow>
        <Button kind="primary" name="intent" value="checkIn">
          {m.volunteers_check_in()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
