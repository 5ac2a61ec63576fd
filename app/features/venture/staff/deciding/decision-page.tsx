import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../../shared/contract/call.ts'
import type { SecondFactorState } from '../../../../../shared/contract/staff/staff.ts'
import type { ventureDecidingStaff } from '../../../../../shared/contract/venture/deciding.staff.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FailureSummary } from '../../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StaffNav } from '../../../staff/staff-nav.tsx'
import { Decided } from './decided.tsx'
import { scoreText } from './deciding-words.ts'
import { formsOf, isDecided } from './forms-of.ts'
import { proofIn } from './proof-in.tsx'
import { ProposalForm, proposalFieldId } from './proposal-form.tsx'
import { Revision } from './revision.tsx'

export type DecisionPageProps = {
  data: OutputOf<(typeof ventureDecidingStaff)['decision']>
  me: SecondFactorState
  done: string | null
  formKey: string
  failure: ActFailure | undefined
}

/** One entry of a deliberated round: what its judges said, and what becomes of it. */
export function DecisionPage(props: DecisionPageProps) {
  const { data, me, done, failure } = props
  const { round, entry } = data
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.venture_staff_way()}
        crumbs={[
          {
            href: `/staff/venture/rounds/${round.roundId}/${entry.standing ? 'deliberation' : 'entries'}`,
            text: entry.standing ? m.venture_deliberation_title() : m.venture_staff_entries(),
          },
        ]}
      />
      <div className="stack">
        <Heading level={1} text={entry.title ?? entry.reference} />
        <p className="row">
          <span>{entry.teamName}</span>
          <span>{m.judging_code_is({ code: entry.code })}</span>
          <Link alone href={`/staff/applications/${data.applicationId}`}>
            {m.venture_decision_application({ reference: entry.reference })}
          </Link>
        </p>
      </div>
      <FailureSummary failure={failure} fieldId={proposalFieldId} />
      {done && !failure && <Notice kind="success" live title={m.venture_deliberation_saved()} />}
      <Standing {...props} />
      {entry.standing && <Reviews {...props} />}
      {isDecided(data) ? (
        <Decide {...props} />
      ) : (
        <p>
          <Decided entry={entry} />
        </p>
      )}
      <Revision {...props} />
    </div>
  )
}

function Standing({ data: { entry } }: DecisionPageProps) {
  const { standing } = entry
  if (!standing) return null
  return (
    <dl className="tool-record">
      <div>
        <dt>{m.venture_standing_raw()}</dt>
        <dd>{m.venture_standing_at({ score: scoreText(standing.raw), place: standing.rawPlace })}</dd>
      </div>
      <div>
        <dt>{m.venture_standing_adjusted()}</dt>
        <dd>
          {m.venture_standing_interval({
            score: scoreText(standing.adjusted),
            place: standing.adjustedPlace,
            low: scoreText(standing.low),
            high: scoreText(standing.high),
          })}
        </dd>
      </div>
      {standing.hangsOn > 0 && (
        <div>
          <dt>{m.venture_standing_reviews()}</dt>
          <dd>{m.venture_standing_hangs({ count: standing.reviews, judges: standing.hangsOn })}</dd>
        </div>
      )}
    </dl>
  )
}

function Reviews({ data: { reviews } }: DecisionPageProps) {
  return (
    <section className="stack" aria-labelledby="reviews">
      <Heading level={2} size="xl" id="reviews" text={m.venture_decision_reviews()} />
      {reviews.length === 0 && <p>{m.venture_decision_no_reviews()}</p>}
      {reviews.map((review) => (
        <section key={review.reviewId} className="stack" aria-label={review.judgeName}>
          <Heading level={3} size="lg" text={review.judgeName} />
          <dl className="tool-record">
            {review.scores.map(({ label, score }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{score ?? m.venture_decision_not_applying()}</dd>
              </div>
            ))}
          </dl>
          <p className="measure whitespace-pre-line">{review.feedback}</p>
          {review.note && (
            <p className="measure whitespace-pre-line text-ink-2">
              {m.venture_decision_note({ note: review.note })}
            </p>
          )}
        </section>
      ))}
    </section>
  )
}

function Decide({ data, me, formKey, failure }: DecisionPageProps) {
  const { entry, reason, feedback } = data
  const { decision } = entry
  const proof = proofIn({ me, failure, forms: formsOf(data) })
  return (
    <section className="stack" aria-labelledby="decide">
      <Heading level={2} size="xl" id="decide" text={m.venture_decision_title()} />
      {decision && (
        <p>
          <Decided entry={entry} />
        </p>
      )}
      {decision && !decision.isConfirmed && (
        <Form method="post" className="stack max-w-form">
          <input type="hidden" name="version" value={decision.version} />
          <input type="hidden" name="idempotencyKey" value={`confirm-${formKey}`} />
          {decision.mayConfirm ? (
            <>
              <p className="measure whitespace-pre-line">{reason}</p>
              {proof('confirm')}
              <ButtonRow>
                <Button kind="primary" name="intent" value="confirm">
                  {m.venture_confirm()}
                </Button>
              </ButtonRow>
            </>
          ) : (
            <p className="text-ink-2">{m.venture_confirm_other()}</p>
          )}
        </Form>
      )}
      <ProposalForm
        {...{ data, me, formKey, failure }}
        intent="propose"
        version={decision?.version ?? 0}
        first={{
          outcome: decision?.outcome,
          waitsAt: decision?.waitsAt,
          amount: decision?.amount,
          reason,
          feedback,
        }}
        submit={decision ? m.venture_propose_anew() : m.venture_propose()}
      />
    </section>
  )
}
