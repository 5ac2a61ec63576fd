import * as m from '#messages'
import type { SelftestPlan } from '../../../../shared/contract/selftest-team.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'

const size = { width: 480, height: 120, edge: 16 }

/** How the scores have changed from test to test: the whole as a line, everything as a table. */
export function Trend({ plan: { kept, trend } }: { plan: SelftestPlan }) {
  const locale = useLocale()
  type Row = SelftestPlan['trend'][number]
  const columns: TableColumn<Row>[] = [
    {
      key: 'name',
      title: m.selftest_trend_col(),
      rowHeader: true,
      cell: ({ dimensionId, language, name }) =>
        dimensionId ? <span lang={langOf(language, locale)}>{name}</span> : m.selftest_trend_whole(),
    },
    ...kept.map(({ resultID, finishedAt }, index) => ({
      key: resultID,
      title: dayText(finishedAt, locale),
      number: true,
      cell: ({ scores }: Row) => {
        const at = scores[index]
        if (!at?.isComparable) return m.selftest_trend_other()
        return at.score ?? m.selftest_no_score()
      },
    })),
  ]
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.selftest_trend()} />
      <TrendLine kept={kept} whole={trend[0]?.scores ?? []} />
      <Table
        caption={m.selftest_trend()}
        rows={trend}
        keyOf={({ dimensionId }) => dimensionId ?? 'whole'}
        columns={columns}
      />
      <p className="text-sm text-ink-2 measure">{m.selftest_trend_note()}</p>
    </section>
  )
}

type LineProps = Pick<SelftestPlan, 'kept'> & { whole: SelftestPlan['trend'][number]['scores'] }

/** The overall score of the tests that can be held against each other; nothing where there are not two. */
function TrendLine({ kept, whole }: LineProps) {
  const locale = useLocale()
  const points = whole.flatMap(({ score }, index) => (score === null ? [] : [{ score, index }]))
  if (points.length < 2) return null
  const step = (size.width - 2 * size.edge) / Math.max(1, kept.length - 1)
  const placed = points.map(({ score, index }) => ({
    score,
    day: dayText(kept[index]?.finishedAt ?? '', locale),
    x: Math.round(size.edge + index * step),
    y: Math.round(size.edge + (size.height * (100 - score)) / 100),
  }))
  const list = placed.map(({ day, score }) => m.selftest_trend_point({ day, score }))
  return (
    <svg
      className="selftest-trend"
      role="img"
      viewBox={`0 -8 ${size.width} ${size.height + 2 * size.edge + 8}`}
      aria-label={m.selftest_trend_chart({ list: list.join(locale === 'zh' ? '、' : ', ') })}
    >
      <line
        className="radar-axis"
        x1={0}
        x2={size.width}
        y1={size.height + size.edge}
        y2={size.height + size.edge}
      />
      <polyline className="selftest-trend-line" points={placed.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {placed.map(({ x, y, score }) => (
        <g key={x}>
          <circle className="radar-corner" cx={x} cy={y} r="4.5" />
          <text className="radar-name" x={x} y={y - 12} textAnchor="middle">
            {score}
          </text>
        </g>
      ))}
    </svg>
  )
}
