import * as m from '#messages'
import { words as resultWords } from '#words/objection_result'
import { words as stateWords } from '#words/venture_state'
import type { RoundDetail } from '../../../shared/contract/venture-rounds.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { yuanText } from './yuan-text.ts'

/** Who was selected, how to object while the public notice lasts, and what was found about objections. */
export function PublicNotice({ round }: { round: RoundDetail }) {
  const locale = useLocale()
  const { roundId, placed, notice } = round
  if (!placed) return null
  return (
    <section className="stack" aria-labelledby="placed">
      <Heading level={2} size="xl" id="placed" text={m.venture_placed()} />
      {notice?.takesObjections && (
        <>
          <p className="measure">{m.venture_notice_until({ time: instantText(notice.until, locale) })}</p>
          <div className="button-row">
            <ButtonLink href={`/ventureRounds/${roundId}/objection`}>{m.venture_placed_object()}</ButtonLink>
          </div>
        </>
      )}
      {notice && notice.open > 0 && <Notice title={m.venture_notice_open({ count: notice.open })} />}
      {placed.length > 0 ? <Placed placed={placed} /> : <p>{m.venture_placed_none()}</p>}
      {notice && notice.results.length > 0 && <Results results={notice.results} />}
    </section>
  )
}

function Placed({ placed }: { placed: NonNullable<RoundDetail['placed']> }) {
  return (
    <Table
      caption={<VisuallyHidden>{m.venture_placed()}</VisuallyHidden>}
      rows={placed}
      keyOf={({ reference }) => reference}
      columns={[
        {
          key: 'title',
          title: m.venture_placed_entry(),
          rowHeader: true,
          cell: ({ title, reference }) => title ?? reference,
        },
        { key: 'team', title: m.venture_placed_team(), cell: ({ teamName }) => teamName },
        ...(placed.some(({ amount }) => amount > 0)
          ? [
              {
                key: 'amount',
                title: m.venture_placed_amount(),
                number: true,
                cell: AmountCell,
              },
            ]
          : []),
      ]}
    />
  )
}

type PlacedEntry = NonNullable<RoundDetail['placed']>[number]

/** What an entry was awarded; of an award that was stopped also that, with what was paid. */
function AmountCell({ amount, stoppedAfter }: PlacedEntry) {
  if (stoppedAfter === null) return yuanText(amount)
  return (
    <>
      {yuanText(amount)}
      <p>
        <StatusTag tone="amber">{stateWords.stopped()}</StatusTag>
      </p>
      <p>{m.venture_placed_paid({ amount: yuanText(stoppedAfter) })}</p>
    </>
  )
}

type Result = NonNullable<RoundDetail['notice']>['results'][number]

function Results({ results }: { results: Result[] }) {
  const locale = useLocale()
  return (
    <section className="stack" aria-labelledby="objections">
      <Heading level={3} size="lg" id="objections" text={m.venture_notice_results()} />
      <Table
        caption={<VisuallyHidden>{m.venture_notice_results()}</VisuallyHidden>}
        rows={results}
        keyOf={({ at }) => at}
        columns={[
          { key: 'about', title: m.venture_notice_about(), rowHeader: true, cell: aboutText },
          {
            key: 'result',
            title: m.venture_notice_result(),
            cell: ({ result }) => (
              <StatusTag tone={result === 'upheld' ? 'amber' : 'plain'}>{resultWords[result]()}</StatusTag>
            ),
          },
          {
            key: 'reason',
            title: m.venture_notice_reason(),
            cell: ({ reason }) => <span className="whitespace-pre-line">{reason}</span>,
          },
          {
            key: 'at',
            title: m.venture_notice_at(),
            cell: ({ at }) => <time dateTime={at}>{instantText(at, locale)}</time>,
          },
        ]}
      />
    </section>
  )
}

function aboutText({ about, title }: Result): string {
  if (about === 'list') return m.venture_notice_about_list()
  return title ?? m.venture_notice_about_other()
}
