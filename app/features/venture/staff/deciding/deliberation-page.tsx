import * as m from '#messages'
import type { OutputOf } from '../../../../../shared/contract/call.ts'
import type { SecondFactorState } from '../../../../../shared/contract/staff/staff.ts'
import type { ventureDecidingStaff } from '../../../../../shared/contract/venture/deciding.staff.ts'
import { numberText } from '../../../../../shared/lib/text/number-text.ts'
import type { DecisionFilter } from '../../../../../shared/rules/venture/outcomes.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FailureSummary } from '../../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Details } from '../../../../ui/details.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Table } from '../../../../ui/table.tsx'
import { StaffNav } from '../../../staff/staff-nav.tsx'
import { outcomeWords, scoreText } from './deciding-words.ts'
import { DeliberationState } from './deliberation-state.tsx'
import { ProposeAll } from './propose-all.tsx'
import { StandingTable } from './standing-table.tsx'

type Deliberation = OutputOf<(typeof ventureDecidingStaff)['deliberation']>

export type DeliberationPageProps = {
  deliberation: Deliberation
  me: SecondFactorState
  filter: DecisionFilter
  page: number
  done: string | null
  formKey: string
  failure: ActFailure | undefined
  hrefOf: (to: { filter: DecisionFilter; page: number }) => string
}

/** A round whose reviews are closed: how its entries stand, what is decided, and its publishing. */
export function DeliberationPage(props: DeliberationPageProps) {
  const { deliberation, me, failure, done } = props
  const { round } = deliberation
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.venture_staff_way()}
        crumbs={[{ href: `/staff/venture/rounds/${round.roundId}`, text: round.title }]}
      />
      <Heading level={1} text={m.venture_deliberation_title()} />
      <FailureSummary failure={failure} />
      {done && !failure && <Notice kind="success" live title={m.venture_deliberation_saved()} />}
      <DeliberationState {...props} />
      {deliberation.judging && (
        <>
          <Counts {...props} />
          {round.state === 'deliberating' && !round.askedBy && round.counts.all > 0 && (
            <ProposeAll {...props} />
          )}
          <StandingTable {...props} />
          <Judged deliberation={deliberation} />
        </>
      )}
    </div>
  )
}

function Counts({ deliberation: { round } }: DeliberationPageProps) {
  const { counts, places, budget } = round
  return (
    <dl className="tool-record">
      <div>
        <dt>{m.venture_counts_advance()}</dt>
        <dd>{m.venture_counts_of({ count: counts.advance, most: places })}</dd>
      </div>
      <div>
        <dt>{outcomeWords.waitlist()}</dt>
        <dd>{counts.waitlist}</dd>
      </div>
      <div>
        <dt>{outcomeWords.eliminate()}</dt>
        <dd>{counts.eliminate}</dd>
      </div>
      {budget > 0 && (
        <div>
          <dt>{m.venture_counts_money()}</dt>
          <dd>
            {m.venture_counts_yuan({
              amount: numberText(String(counts.amount)),
              most: numberText(String(budget)),
            })}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** How the reviews agree, and how severe each judge is. */
function Judged({ deliberation: { judging } }: { deliberation: Deliberation }) {
  if (!judging) return null
  return (
    <Details title={m.venture_judging_how()} lined>
      <div className="stack">
        <p className="measure">
          {m.venture_judging_method({ method: judging.method, residual: scoreText(judging.residual) })}
        </p>
        <Table
          caption={m.venture_judging_agreement()}
          rows={judging.agreement}
          keyOf={({ label }) => label}
          columns={[
            { key: 'label', title: m.venture_round_criterion(), rowHeader: true, cell: ({ label }) => label },
            {
              key: 'alpha',
              title: m.venture_judging_alpha(),
              number: true,
              cell: ({ alpha }) => (alpha === null ? '—' : alpha.toFixed(2)),
            },
          ]}
        />
        <p className="measure">{m.venture_judging_agreement_text()}</p>
        <Table
          caption={m.venture_judging_judges()}
          rows={judging.judges}
          keyOf={({ name, reviews, effect }) => `${name}${reviews}${effect}`}
          columns={[
            { key: 'name', title: m.venture_judging_judge(), rowHeader: true, cell: ({ name }) => name },
            {
              key: 'reviews',
              title: m.venture_standing_reviews(),
              number: true,
              cell: ({ reviews }) => reviews,
            },
            {
              key: 'effect',
              title: m.venture_judging_effect(),
              number: true,
              cell: ({ effect }) => (effect > 0 ? `+${scoreText(effect)}` : scoreText(effect)),
            },
          ]}
        />
      </div>
    </Details>
  )
}
