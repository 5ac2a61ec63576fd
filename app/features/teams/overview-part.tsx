import type { ReactNode } from 'react'
import * as m from '#messages'
import type { TeamSummary } from '../../../shared/contract/teams/usercenter.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'

/** What matters most now: verifying, correcting (at an address), finding a tool; null if blocks say it. */
export type OverviewStep = null | { kind: 'find' } | { kind: 'verify' } | { kind: 'mend'; href: string }

export type OverviewPartProps = {
  team: TeamSummary | null
  /** Whether I have asked to join a team, so that I need not create one. */
  isJoining: boolean
  step: OverviewStep
  /** What waits for me and what is under way: the blocks of the other domains, each with its own heading. */
  children: ReactNode
}

/** The first part of the account: the single next step, then what waits and what is under way. */
export function OverviewPart({ team, isJoining, step, children }: OverviewPartProps) {
  return (
    <div className="stack stack-lg">
      <Heading level={1} size="3xl" text={m.account_title()} />
      <NextStep team={team} isJoining={isJoining} step={step} />
      {children}
    </div>
  )
}

function NextStep({ team, isJoining, step }: Pick<OverviewPartProps, 'team' | 'isJoining' | 'step'>) {
  if (!team && isJoining) return null
  if (!team) {
    return (
      <Step title={m.next_team_title()} text={m.next_team_text()}>
        <ButtonLink kind="primary" href="/choseType">
          {m.create_team_title()}
        </ButtonLink>
      </Step>
    )
  }
  if (!step) return null
  if (step.kind === 'mend') {
    return (
      <Step title={m.next_mend_title()} text={m.next_mend_text()}>
        <ButtonLink kind="primary" href={step.href}>
          {m.next_mend()}
        </ButtonLink>
      </Step>
    )
  }
  if (step.kind === 'verify') {
    return (
      <Step title={m.next_verify_title()} text={m.next_verify_text()}>
        <ButtonLink kind="primary" href="/authentication">
          {m.next_verify()}
        </ButtonLink>
      </Step>
    )
  }
  return (
    <p>
      <ButtonLink kind="primary" href="/tools">
        {m.next_find()}
      </ButtonLink>
    </p>
  )
}

/** The one thing that matters most here. */
function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="account-step stack">
      <Heading level={2} size="xl" text={title} />
      <p className="measure">{text}</p>
      {children}
    </section>
  )
}
