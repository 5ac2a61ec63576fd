import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { HandOver, HandOverPerson } from '../../../shared/contract/teams/hand-overs.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { handOverTerms } from '../../../shared/rules/applications/hand-over.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { accountHref } from '../../api/pages/account-href.ts'
import { superAdminHref } from '../../api/pages/super-admin-href.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import type { HandOverData, HandOverDone } from './hand-over-act.ts'

export type HandOverPageProps = {
  data: HandOverData
  failure: ActFailure | undefined
  /** Shown before the form that names the member: the proof that the super admin is present. */
  proof: ReactNode
}

const doneWords: Record<HandOverDone, () => string> = {
  offered: m.hand_over_offered_done,
  declined: m.hand_over_declined_done,
  withdrawn: m.hand_over_withdrawn_done,
}

/** Makes a member the super admin of a team: whom, what follows from it, and that member's answer. */
export function HandOverPage({ data, failure, proof }: HandOverPageProps) {
  const locale = useLocale()
  const { handOver, done } = data
  const title = m.hand_over_page_title({ team: handOver.teamName })
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <p>
        <Link href={accountHref('team', locale)} alone>
          {m.hand_over_to_team()}
        </Link>
      </p>
      <Heading level={1} text={title} />
      {done && <Notice kind="success" live title={doneWords[done]()} />}
      <Stage {...{ data, failure, proof, locale }} />
    </div>
  )
}

type StageProps = HandOverPageProps & { locale: Locale }

function Stage(props: StageProps) {
  const { data, failure, locale } = props
  const { handOver } = data
  const { waiting, mySide, members, by } = handOver
  if (waiting) return <Waiting {...props} waiting={waiting} />
  if (mySide === 'giver' && by === 'change') return <ByStaff handOver={handOver} />
  if (mySide === 'giver' && members.length > 0) return <Offer {...props} />
  const isAlone = mySide === 'giver'
  return (
    <>
      <FailureSummary failure={failure} />
      <EmptyState
        seed="hand-over"
        title={isAlone ? m.hand_over_nobody() : m.hand_over_none()}
        text={isAlone ? m.hand_over_nobody_text() : m.hand_over_none_text()}
        action={
          isAlone && <ButtonLink href={accountHref('team', locale)}>{m.hand_over_nobody_action()}</ButtonLink>
        }
      />
    </>
  )
}

function ByStaff({ handOver }: { handOver: HandOver }) {
  const locale = useLocale()
  return (
    <Notice title={m.hand_over_by_staff()}>
      <p>{m.hand_over_by_staff_text()}</p>
      <p>
        <Link href={superAdminHref(handOver.TeamID, handOver, locale)} alone>
          {m.team_leave_super_admin_action()}
        </Link>
      </p>
    </Notice>
  )
}

type WaitingProps = StageProps & { waiting: NonNullable<HandOver['waiting']> }

/** A pending hand-over for both sides: the named member answers, the person who offered can withdraw. */
function Waiting({ data, failure, locale, waiting }: WaitingProps) {
  const { TeamID, teamName, mySide } = data.handOver
  const person = personText(waiting.person)
  const day = dayText(waiting.until, locale)
  const isTaker = mySide === 'taker'
  return (
    <Form method="post" noValidate className="stack measure">
      <FailureSummary failure={failure} />
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="handOverID" value={waiting.handOverID} />
      <input type="hidden" name="idempotencyKey" value={data.idempotencyKey} />
      <p className="text-lg font-bold">
        {isTaker
          ? m.hand_over_waiting_taker({ person, team: teamName })
          : m.hand_over_waiting_giver({ person, day })}
      </p>
      {isTaker && <p>{m.hand_over_lead()}</p>}
      <p>{isTaker ? m.hand_over_waiting_taker_text({ day }) : m.hand_over_waiting_giver_text()}</p>
      <p className="text-sm text-ink-2">{m.super_admin_masked()}</p>
      <ButtonRow>
        {isTaker && (
          <Button kind="primary" name="intent" value="accept">
            {m.hand_over_accept()}
          </Button>
        )}
        <Button name="intent" value={isTaker ? 'decline' : 'withdraw'}>
          {isTaker ? m.hand_over_decline() : m.hand_over_withdraw()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

/** Names the member, after proving that the super admin is present. */
function Offer({ data, failure, proof }: StageProps) {
  const { handOver, idempotencyKey } = data
  return (
    <>
      <div className="stack measure">
        <p>{m.hand_over_lead()}</p>
        <p>{m.hand_over_swap()}</p>
      </div>
      {proof || (
        <Form method="post" noValidate className="stack max-w-form">
          <FailureSummary failure={failure} />
          <input type="hidden" name="TeamID" value={handOver.TeamID} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <RadioGroup
            name="userID"
            label={m.hand_over_member()}
            hint={m.hand_over_member_hint({ days: handOverTerms.days })}
            options={handOver.members.map(({ userID, ...one }) => ({
              value: userID,
              label: personText(one),
            }))}
            error={failure?.fields.userID}
            {...(failure?.values.userID?.[0] && { defaultValue: failure.values.userID[0] })}
          />
          <p className="text-sm text-ink-2">{m.super_admin_masked()}</p>
          <ButtonRow>
            <Button kind="primary" name="intent" value="offer">
              {m.hand_over_offer()}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </>
  )
}

function personText({ name, phone }: HandOverPerson): string {
  return [name, phone].filter(Boolean).join(' · ') || m.member_unnamed()
}
