import * as m from '#messages'
import type { DayList } from '../../../../shared/contract/volunteers/hosting.ts'
import { clockText } from '../../../../shared/lib/text/day-text.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import { signupTransitions } from '../../../../shared/rules/volunteers/signups.ts'
import { errorText } from '../../../api/forms/form-errors.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { hostStateWords } from '../signup-words.ts'
import type { Tick } from './day-ticks.ts'
import { tickText } from './tick-text.ts'
import type { DayTicks } from './use-day-ticks.ts'

/** What the portal did not take, because something else was recorded meanwhile: the host decides on each. */
export function Refused({ list, day }: { list: DayList; day: DayTicks }) {
  return day.ticks
    .filter(({ refused }) => refused)
    .map((tick) => <Conflict key={tick.key} {...{ tick, list, day }} />)
}

function Conflict({ tick, list, day }: { tick: Tick; list: DayList; day: DayTicks }) {
  const { key, signupId, name, action, leftAt, at, refused } = tick
  const isMistyped = refused === 'invalidInput'
  const signup = list.signups.find((one) => one.signupId === signupId)
  const again = () => day.tick({ signupId, name, action, leftAt, version: signup?.version ?? 0 })
  const isPossible =
    !isMistyped &&
    signup &&
    action !== 'walkIn' &&
    nextState(signupTransitions, signup, action, 'host') !== null
  return (
    <Notice
      kind="warning"
      title={isMistyped ? m.volunteers_day_refused({ name }) : m.volunteers_day_conflict({ name })}
    >
      <div className="stack stack-sm">
        <p>{m.volunteers_day_conflict_mine({ what: tickText(tick), time: clockText(at) })}</p>
        <p>
          {isMistyped
            ? m.volunteers_day_refused_why()
            : signup
              ? m.volunteers_day_conflict_theirs({ what: hostStateWords[signup.state]() })
              : errorText(refused ?? 'conflict')}
        </p>
        <ButtonRow>
          <Button type="button" onClick={() => day.drop(key)}>
            {isMistyped ? m.volunteers_day_refused_drop() : m.volunteers_day_conflict_keep()}
          </Button>
          {isPossible && (
            <Button type="button" onClick={again}>
              {m.volunteers_day_conflict_take()}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Notice>
  )
}
