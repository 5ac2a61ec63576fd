import { Form } from 'react-router'
import * as m from '#messages'
import type { MySignup } from '../../../shared/contract/volunteering.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import { signupTransitions } from '../../../shared/rules/volunteers/signups.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { shiftText } from './shift-text.ts'
import { stateTones, stateWords } from './signup-words.ts'

/** One's own sign-ups, each with what can be done now. */
export function MySignups({ signups, level }: { signups: MySignup[]; level: 2 | 3 }) {
  return (
    <ul className="signup-list">
      {signups.map((signup) => (
        <Mine key={signup.signupId} signup={signup} level={level} />
      ))}
    </ul>
  )
}

function Mine({ signup, level }: { signup: MySignup; level: 2 | 3 }) {
  const locale = useLocale()
  const { activityID, title, task, size, state, answer, dueOn, offeredUntil } = signup
  const Title = level === 2 ? 'h2' : 'h3'
  const when = shiftText(signup, locale)
  const may = (action: 'take' | 'withdraw') =>
    !signup.hasBegun && nextState(signupTransitions, signup, action) !== null
  return (
    <li className="signup-item stack stack-sm">
      <p>
        <StatusTag tone={stateTones[state]}>{stateWords[state]()}</StatusTag>
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
    </li>
  )
}
