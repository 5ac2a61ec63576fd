import * as m from '#messages'
import type { AwardView } from '../../../../shared/contract/venture/award-parts.ts'
import { dayText, instantText } from '../../../../shared/lib/text/day-text.ts'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { yuanText } from '../yuan-text.ts'
import { conditions, openText, states, stateTones, trancheStates, trancheTones } from './award-words.ts'

/** Whose award it is, and how much of it is paid. */
export function AwardFacts({ award }: { award: AwardView }) {
  const locale = useLocale()
  return (
    <div className="stack">
      <p className="row">
        <StatusTag tone={stateTones[award.state]}>{states[award.state]()}</StatusTag>
        <span>{m.award_reference({ reference: award.reference })}</span>
      </p>
      <SummaryList
        rows={[
          { term: m.award_edition(), value: m.award_edition_value({ edition: award.edition }) },
          { term: m.award_recipient(), value: award.recipient },
          { term: m.award_on(), value: dayText(award.awardedOn, locale) },
          { term: m.award_amount(), value: yuanText(award.amount) },
          { term: m.award_paid(), value: yuanText(award.paid) },
          { term: m.award_open(), value: openText(award) },
          ...(award.endedBecause
            ? [
                {
                  term: m.award_ended_because(),
                  value: <span className="whitespace-pre-line">{award.endedBecause}</span>,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

type Agreement = AwardView['agreements'][number]

/** What is agreed, or is to be: text, tranches, reports, and the hash by which it is recognised. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const locale = useLocale()
  const { midtermDueOn, closingDueOn, questions } = agreement
  const reports = [
    ...(midtermDueOn
      ? [{ name: m.award_report_midterm(), day: midtermDueOn, asked: questions.midterm }]
      : []),
    ...(closingDueOn
      ? [{ name: m.award_report_closing(), day: closingDueOn, asked: questions.closing }]
      : []),
  ]
  return (
    <div className="stack">
      <p className="measure whitespace-pre-line">{agreement.text}</p>
      {agreement.tranches.length > 0 && (
        <Table
          caption={<VisuallyHidden>{m.award_tranches()}</VisuallyHidden>}
          rows={agreement.tranches.map((tranche, index) => ({ ...tranche, number: String(index + 1) }))}
          keyOf={({ number }) => number}
          columns={[
            {
              key: 'number',
              title: m.award_tranche(),
              rowHeader: true,
              cell: ({ number }) => m.award_tranche_number({ number }),
            },
            { key: 'amount', title: m.award_sum(), number: true, cell: ({ amount }) => yuanText(amount) },
            { key: 'due', title: m.award_due_on(), cell: ({ dueOn }) => dayText(dueOn, locale) },
            { key: 'condition', title: m.award_waits(), cell: ({ condition }) => conditions[condition]() },
          ]}
        />
      )}
      {reports.map(({ name, day, asked }) => (
        <Details key={name} title={m.award_report_due({ report: name, day: dayText(day, locale) })} lined>
          <ul className="list-disc ps-6">
            {asked.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Details>
      ))}
      <Details title={m.award_hash_title()} lined>
        <div className="stack">
          <p className="measure">{m.award_hash_text()}</p>
          <p className="text-sm text-ink-2">
            {m.award_written({ number: agreement.number, time: instantText(agreement.proposedAt, locale) })}
            <span className="block wrap-anywhere">{m.award_hash_code({ hash: agreement.hash })}</span>
          </p>
        </div>
      </Details>
    </div>
  )
}

/** The agreement that holds, and earlier ones folded. */
export function Agreements({ award }: { award: AwardView }) {
  const locale = useLocale()
  const accepted = award.agreements.filter(({ acceptedAt }) => acceptedAt !== null)
  const [current, ...earlier] = accepted
  if (!current?.acceptedAt) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.award_agreement()} />
      <p>
        {m.award_agreed_at({
          number: current.number,
          time: instantText(current.acceptedAt, locale),
        })}
      </p>
      <AgreementText agreement={current} />
      {earlier.map((agreement) => (
        <Details key={agreement.number} title={m.award_version({ number: agreement.number })} lined>
          <AgreementText agreement={agreement} />
        </Details>
      ))}
    </section>
  )
}

/** What is planned, proposed, paid, and paid back. */
export function Tranches({ award }: { award: AwardView }) {
  const locale = useLocale()
  if (award.tranches.length === 0) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.award_money()} />
      <Table
        caption={<VisuallyHidden>{m.award_money()}</VisuallyHidden>}
        rows={award.tranches}
        keyOf={({ trancheId }) => trancheId}
        columns={[
          {
            key: 'amount',
            title: m.award_sum(),
            rowHeader: true,
            cell: ({ amount, direction, because }) => (
              <>
                {direction === 'payback'
                  ? m.award_payback_of({ amount: yuanText(amount) })
                  : yuanText(amount)}
                {because && <p className="whitespace-pre-line font-normal">{m.award_because({ because })}</p>}
              </>
            ),
          },
          {
            key: 'state',
            title: m.award_tranche_state(),
            cell: ({ state }) => <StatusTag tone={trancheTones[state]}>{trancheStates[state]()}</StatusTag>,
          },
          { key: 'condition', title: m.award_waits(), cell: ({ condition }) => conditions[condition]() },
          { key: 'due', title: m.award_due_on(), cell: ({ dueOn }) => dayText(dueOn, locale) },
          {
            key: 'paid',
            title: m.award_paid_on(),
            cell: ({ state, paidOn }) => (state === 'paid' && paidOn ? dayText(paidOn, locale) : '—'),
          },
          {
            key: 'bank',
            title: m.award_bank_reference(),
            cell: ({ state, bankReference }) => (state === 'paid' ? bankReference : null) ?? '—',
          },
        ]}
      />
    </section>
  )
}
