import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { ventureAwardsStaff } from '../../../../shared/contract/venture/awards.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { csvFile } from '../../../../shared/lib/text/csv-text.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { DownloadButton } from '../../../ui/controls/download-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { openText, states, stateTones } from '../awards/award-words.ts'
import { yuanText } from '../yuan-text.ts'

export const awardsPath = '/staff/venture/awards'

export type AwardsPageProps = {
  me: SecondFactorState
  list: OutputOf<(typeof ventureAwardsStaff)['list']>
}

/** What an edition has awarded, paid and still has to pay. */
export function AwardsPage({ me, list }: AwardsPageProps) {
  const locale = useLocale()
  const { items, sums, edition, editions } = list
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <header className="stack">
        <Heading level={1} text={m.award_nav()} />
        <p className="text-lg text-ink-2 measure">{m.award_staff_lead()}</p>
      </header>
      {edition === null ? (
        <EmptyState seed="awards" title={m.award_staff_none()} text={m.award_staff_none_text()} />
      ) : (
        <>
          {editions.length > 1 && (
            <ChoiceLinks
              label={m.award_edition()}
              items={editions.map((number) => ({
                key: String(number),
                text: m.award_edition_value({ edition: number }),
                href: `${pathInLocale(awardsPath, locale)}?edition=${number}`,
                isChosen: number === edition,
              }))}
            />
          )}
          <Heading level={2} size="xl" text={m.award_edition_value({ edition })} />
          <SummaryList
            rows={[
              { term: m.award_sum_count(), value: m.award_count({ count: sums.count }) },
              { term: m.award_amount(), value: yuanText(sums.awarded) },
              { term: m.award_paid(), value: yuanText(sums.paid) },
              { term: m.award_open(), value: openSum(list) },
              ...releasedSum(items),
            ]}
          />
          <AwardTable items={items} />
          <DownloadButton fileName={`venture-${edition}-awards.csv`} text={csvFile(cellsOf(items))}>
            {m.award_csv()}
          </DownloadButton>
        </>
      )}
    </div>
  )
}

type Items = AwardsPageProps['list']['items']
type Item = Items[number]

/** What is still to be paid of all, and with how many nothing is agreed yet. */
function openSum({ items, sums: { count, open } }: AwardsPageProps['list']): string {
  const unagreed = items.filter(({ state }) => state === 'awarded').length
  if (unagreed === 0) return yuanText(open)
  if (unagreed === count) return m.award_nothing_agreed()
  return m.award_open_rest({ amount: yuanText(open), count: unagreed })
}

const freedBy = ({ released }: Item) => released?.amount ?? 0

function releasedSum(items: Items) {
  const freed = items.reduce((sum, item) => sum + freedBy(item), 0)
  return freed === 0 ? [] : [{ term: m.award_released(), value: yuanText(freed) }]
}

/** To whom it went what a stop has freed, and what went to nobody. */
function wentTo({ released }: Item): string[] {
  if (!released?.amount) return []
  const { amount, to } = released
  const rest = to.reduce((left, one) => left - one.amount, amount)
  return [
    ...to.map((one) => m.award_released_to({ amount: yuanText(one.amount), title: one.title })),
    ...(rest > 0 ? [m.award_released_rest({ amount: yuanText(rest) })] : []),
  ]
}

function StateCell({ item }: { item: Item }) {
  return (
    <>
      <StatusTag tone={stateTones[item.state]}>{states[item.state]()}</StatusTag>
      {wentTo(item).map((text) => (
        <p key={text} className="text-sm text-ink-2">
          {text}
        </p>
      ))}
    </>
  )
}

function AwardTable({ items }: { items: Items }) {
  const locale = useLocale()
  return (
    <Table
      caption={<VisuallyHidden>{m.award_nav()}</VisuallyHidden>}
      rows={items}
      keyOf={(row) => row.awardId}
      columns={[
        {
          key: 'entry',
          title: m.award_entry(),
          rowHeader: true,
          cell: (row) => (
            <Link href={`${awardsPath}/${row.awardId}`} alone>
              {row.title}
            </Link>
          ),
        },
        { key: 'recipient', title: m.award_recipient(), cell: (row) => row.recipient },
        {
          key: 'state',
          title: m.award_state(),
          cell: (row) => <StateCell item={row} />,
        },
        { key: 'on', title: m.award_on(), cell: (row) => dayText(row.awardedOn, locale) },
        { key: 'amount', title: m.award_amount(), number: true, cell: (row) => yuanText(row.amount) },
        { key: 'paid', title: m.award_paid(), number: true, cell: (row) => yuanText(row.paid) },
        { key: 'open', title: m.award_open(), number: true, cell: openText },
      ]}
    />
  )
}

function cellsOf(items: Items): (string | number)[][] {
  const heads = [
    ...[m.award_reference_head(), m.award_entry(), m.award_recipient(), m.award_state(), m.award_on()],
    ...[m.award_amount(), m.award_paid(), m.award_open(), m.award_released(), m.award_released_head()],
  ]
  return [
    heads,
    ...items.map((row) => [
      ...[row.reference, row.title, row.recipient, states[row.state](), row.awardedOn],
      ...[row.amount, row.paid, row.state === 'awarded' ? '' : row.open],
      ...[row.released ? freedBy(row) : '', wentTo(row).join('; ')],
    ]),
  ]
}
