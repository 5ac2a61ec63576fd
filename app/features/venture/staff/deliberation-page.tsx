import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { Deliberated, ventureDecidingStaff } from '../../../../shared/contract/venture/deciding.staff.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { numberText } from '../../../../shared/lib/text/number-text.ts'
import {
  type DecisionFilter,
  decisionFilters,
  decisionLimits,
} from '../../../../shared/rules/venture/outcomes.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { leftText } from '../../../api/forms/left-text.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, ButtonRow } from '../../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import { filterWords, outcomeTones, outcomeWords, scoreText } from './deciding-words.ts'

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
      <State {...props} />
      {deliberation.judging && (
        <>
          <Counts {...props} />
          {round.state === 'deliberating' && !round.askedBy && <ProposeAll {...props} />}
          <Entries {...props} />
          <Judged deliberation={deliberation} />
        </>
      )}
    </div>
  )
}

/** Where the round is, and the one step that leads on. */
function State({ deliberation, me, formKey, failure }: DeliberationPageProps) {
  const { round } = deliberation
  const isRanked = deliberation.judging !== null
  const locale = useLocale()
  const proof = (intent: string) => (
    <StepUp
      isFresh={me.isFresh}
      failure={failure?.values.intent?.[0] === intent ? failure : undefined}
      id={`${intent}-code`}
    />
  )
  const hidden = (
    <>
      <input type="hidden" name="version" value={round.version} />
      <input type="hidden" name="idempotencyKey" value={`round-${formKey}`} />
    </>
  )
  if (round.publishedAt)
    return (
      <Notice
        kind="success"
        title={m.venture_published_at({ time: instantText(round.publishedAt, locale) })}
      />
    )
  if (round.state === 'reviewing')
    return (
      <Form method="post" className="stack max-w-form">
        {hidden}
        <p className="measure">{m.venture_deliberate_text()}</p>
        {proof('deliberate')}
        <ButtonRow>
          <Button kind="primary" name="intent" value="deliberate">
            {m.venture_deliberate()}
          </Button>
        </ButtonRow>
      </Form>
    )
  if (round.state !== 'deliberating') return <Notice title={m.venture_deliberation_not_yet()} />
  if (round.isPublishing) return <Notice live title={m.venture_publishing()} />
  if (!isRanked) return <Notice live title={m.venture_ranking_pending()} />
  const { all, undecided, proposed, unspoken } = round.counts
  const isReady = all > 0 && undecided + proposed + unspoken === 0
  if (!isReady && !round.askedBy)
    return (
      <Notice title={m.venture_publish_lacks()}>
        <ul className="list-disc ps-6">
          {undecided > 0 && <li>{m.venture_lacks_undecided({ count: undecided })}</li>}
          {proposed > 0 && <li>{m.venture_lacks_proposed({ count: proposed })}</li>}
          {unspoken > 0 && <li>{m.venture_lacks_unspoken({ count: unspoken })}</li>}
        </ul>
      </Notice>
    )
  return (
    <Form method="post" className="stack max-w-form">
      {hidden}
      <p className="measure">
        {round.askedBy ? m.venture_publish_asked({ name: round.askedBy }) : m.venture_publish_text()}
      </p>
      {round.isAskedByMe ? <p className="text-ink-2">{m.venture_publish_mine()}</p> : proof('publish')}
      <ButtonRow>
        {!round.isAskedByMe && (
          <Button kind="primary" name="intent" value="publish">
            {round.askedBy ? m.venture_publish_confirm() : m.venture_publish_ask()}
          </Button>
        )}
        {round.askedBy && (
          <Button name="intent" value="holdPublish">
            {m.venture_publish_hold()}
          </Button>
        )}
      </ButtonRow>
      {round.isAskedByMe && proof('holdPublish')}
    </Form>
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

/** Proposes by the standing for all that is undecided, and confirms what others proposed. */
function ProposeAll({ deliberation: { round }, me, formKey, failure }: DeliberationPageProps) {
  const { counts, places, isLast, budget } = round
  const left = Math.max(0, places - counts.advance)
  const isMine = failure?.values.intent?.[0] === 'proposeAll'
  const typed = (name: string, first: string) => (isMine ? (failure.values[name]?.[0] ?? '') : first)
  const error = (name: string) => {
    const text = isMine ? failure.fields[name] : undefined
    return text ? { error: text } : {}
  }
  const proof = (intent: string) => (
    <StepUp
      isFresh={me.isFresh}
      failure={failure?.values.intent?.[0] === intent ? failure : undefined}
      id={`${intent}-code`}
    />
  )
  return (
    <div className="stack">
      {counts.undecided > 0 && (
        <Details title={m.venture_propose_all({ count: counts.undecided })} open={isMine}>
          <Form method="post" noValidate className="stack max-w-form">
            <input type="hidden" name="idempotencyKey" value={`all-${formKey}`} />
            <p className="measure">{m.venture_propose_all_text()}</p>
            <TextField
              name="advance"
              width={5}
              inputMode="numeric"
              label={m.venture_propose_advance()}
              defaultValue={typed('advance', String(left))}
              {...error('advance')}
            />
            <TextField
              name="waitlist"
              width={5}
              inputMode="numeric"
              label={m.venture_propose_waitlist()}
              defaultValue={typed('waitlist', '0')}
              {...error('waitlist')}
            />
            {isLast && budget > 0 && (
              <TextField
                name="amount"
                width={10}
                inputMode="numeric"
                label={m.venture_propose_amount()}
                defaultValue={typed('amount', String(Math.floor(budget / Math.max(1, places))))}
                {...error('amount')}
              />
            )}
            <TextArea
              name="reason"
              label={m.venture_decision_reason()}
              hint={m.venture_decision_reason_hint()}
              defaultValue={typed('reason', '')}
              limit={decisionLimits.reason}
              countText={leftText}
              rows={3}
              {...error('reason')}
            />
            {proof('proposeAll')}
            <ButtonRow>
              <Button name="intent" value="proposeAll">
                {m.venture_propose()}
              </Button>
            </ButtonRow>
          </Form>
        </Details>
      )}
      {counts.proposed > 0 && (
        <Details
          title={m.venture_confirm_all({ count: counts.proposed })}
          open={failure?.values.intent?.[0] === 'confirmAll'}
        >
          <Form method="post" className="stack max-w-form">
            <input type="hidden" name="idempotencyKey" value={`confirm-${formKey}`} />
            <p className="measure">{m.venture_confirm_all_text()}</p>
            {proof('confirmAll')}
            <ButtonRow>
              <Button name="intent" value="confirmAll">
                {m.venture_confirm_many()}
              </Button>
            </ButtonRow>
          </Form>
        </Details>
      )}
    </div>
  )
}

function Entries({ deliberation, filter, page, hrefOf, me, formKey, failure }: DeliberationPageProps) {
  const { round, items, total, pageSize } = deliberation
  return (
    <section className="stack" aria-labelledby="entries">
      <Heading level={2} size="xl" id="entries" text={m.venture_standing_title()} />
      <p className="measure text-ink-2">{m.venture_standing_text()}</p>
      <ChoiceLinks
        label={m.venture_decision_filter_label()}
        items={decisionFilters.map((one) => ({
          key: one,
          text: filterWords[one](),
          href: hrefOf({ filter: one, page: 1 }),
          isChosen: one === filter,
        }))}
      />
      {items.length === 0 ? (
        <p>{m.venture_standing_none()}</p>
      ) : (
        <Table
          caption={<VisuallyHidden>{m.venture_standing_title()}</VisuallyHidden>}
          rows={items}
          keyOf={({ entryId }) => entryId}
          columns={[
            {
              key: 'position',
              title: m.venture_standing_place(),
              number: true,
              cell: ({ standing }) => standing.position,
            },
            {
              key: 'entry',
              title: m.venture_standing_entry(),
              rowHeader: true,
              cell: (entry) => (
                <Link alone href={`/staff/venture/rounds/${round.roundId}/decisions/${entry.entryId}`}>
                  {entry.title ?? entry.reference}
                </Link>
              ),
            },
            { key: 'team', title: m.venture_standing_team(), cell: ({ teamName }) => teamName },
            {
              key: 'raw',
              title: m.venture_standing_raw(),
              number: true,
              cell: ({ standing }) => scoreText(standing.raw),
            },
            {
              key: 'adjusted',
              title: m.venture_standing_adjusted(),
              number: true,
              cell: ({ standing }) =>
                m.venture_standing_interval({
                  score: scoreText(standing.adjusted),
                  place: standing.adjustedPlace,
                  low: scoreText(standing.low),
                  high: scoreText(standing.high),
                }),
            },
            {
              key: 'reviews',
              title: m.venture_standing_reviews(),
              number: true,
              cell: ({ standing }) =>
                standing.hangsOn > 0
                  ? m.venture_standing_hangs({ count: standing.reviews, judges: standing.hangsOn })
                  : standing.reviews,
            },
            {
              key: 'decision',
              title: m.venture_standing_decision(),
              cell: (entry) => <Decided entry={entry} />,
            },
          ]}
        />
      )}
      <Pagination
        label={m.venture_standing_pages()}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(number) => hrefOf({ filter, page: number })}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(number) => m.content_page({ page: number })}
      />
      <Form method="post" className="stack">
        <input type="hidden" name="idempotencyKey" value={`export-${formKey}`} />
        <StepUp
          isFresh={me.isFresh}
          failure={failure?.values.intent?.[0] === 'export' ? failure : undefined}
          id="export-code"
        />
        <ButtonRow>
          <Button name="intent" value="export">
            {m.venture_ranking_export()}
          </Button>
          <ButtonLink href={`/staff/venture/rounds/${round.roundId}/whatIf`}>
            {m.venture_what_if()}
          </ButtonLink>
        </ButtonRow>
      </Form>
    </section>
  )
}

/** What is decided, or proposed and by whom. */
export function Decided({ entry: { decision } }: { entry: Deliberated }) {
  if (!decision) return <span className="text-ink-2">{filterWords.undecided()}</span>
  const { outcome, waitsAt, amount, isConfirmed, proposedBy } = decision
  return (
    <>
      <StatusTag tone={isConfirmed ? outcomeTones[outcome] : 'azure'}>{outcomeWords[outcome]()}</StatusTag>
      {waitsAt !== null && ` ${m.venture_waits_at({ place: waitsAt })}`}
      {amount > 0 && ` ${m.venture_round_yuan({ amount: numberText(String(amount)) })}`}
      {!isConfirmed && (
        <span className="block text-sm text-ink-2">{m.venture_proposed_by({ name: proposedBy })}</span>
      )}
    </>
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
