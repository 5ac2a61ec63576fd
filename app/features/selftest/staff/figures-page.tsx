import type { ReactNode } from 'react'
import * as m from '#messages'
import { words as useWords } from '#words/selftest_use'
import { words as entityWords } from '#words/staff_entity'
import type { SelftestFigures } from '../../../../shared/contract/selftest.staff.ts'
import { langOf, pathInLocale } from '../../../../shared/lib/locale.ts'
import { csvFile } from '../../../../shared/lib/text/csv-text.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import { peerTerms } from '../../../../shared/rules/selftest/peers.ts'
import { type SelftestUse, selftestUses } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { DownloadButton } from '../../../ui/controls/download-button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table } from '../../../ui/table.tsx'
import { AnswerFigures } from './answer-figures.tsx'
import { NothingTold } from './nothing-told.tsx'

export type FiguresPageProps = {
  figures: SelftestFigures
  use: SelftestUse
  /** The kind of organisation that is looked at; null for all. */
  kind: EntityType | null
  frame: (page: { title: string; lead: string; children: ReactNode }) => ReactNode
}

/** What organisations need, how the questions are answered, and what became of advice. */
export function FiguresPage({ figures, use, kind, frame }: FiguresPageProps) {
  const path = pathInLocale('/staff/selfTests/figures', useLocale())
  return frame({
    title: m.selftest_figures_title(),
    lead: m.selftest_figures_lead({ least: peerTerms.least }),
    children: (
      <>
        <ChoiceLinks
          label={m.selftest_plan_which()}
          items={selftestUses.map((one) => ({
            key: one,
            text: useWords[one](),
            href: `${path}?test=${one}`,
            isChosen: one === use,
          }))}
        />
        <p>
          <Link alone href="/staff/selfTests">
            {m.selftest_staff_title()}
          </Link>
        </p>
        {figures.test ? (
          <>
            <Needs figures={figures} use={use} kind={kind} />
            <AnswerFigures figures={figures} use={use} />
            <Advice figures={figures} use={use} />
          </>
        ) : (
          <Notice kind="info">{m.selftest_figures_no_test()}</Notice>
        )}
      </>
    ),
  })
}

type PartProps = Pick<FiguresPageProps, 'figures' | 'use'>
type NeedRow = SelftestFigures['needs'][number]['dimensions'][number]

function Needs({ figures: { needs, test }, use, kind }: PartProps & Pick<FiguresPageProps, 'kind'>) {
  const locale = useLocale()
  const path = pathInLocale(`/staff/selfTests/figures?test=${use}`, locale)
  const shown = needs.find(({ entityType }) => entityType === kind) ?? needs[0]
  if (!shown)
    return <NothingTold title={m.selftest_needs()} text={m.selftest_needs_none({ least: peerTerms.least })} />
  const nameOf = ({ dimensionId, name }: NeedRow) => (dimensionId ? name : m.selftest_trend_whole())
  const levelNames = [...(test?.levels.map(({ name }) => name) ?? []), m.selftest_needs_no_level()]
  const kindOf = (entityType: EntityType | null) =>
    entityType ? entityWords[entityType]() : m.selftest_needs_all()
  const rows = needs.flatMap(({ entityType, dimensions }) =>
    dimensions.map((row) => [
      kindOf(entityType),
      nameOf(row),
      ...[row.organisations, row.low, row.middle, row.high],
      ...row.atLevels,
    ]),
  )
  const heads = [
    m.selftest_needs_kind(),
    m.selftest_trend_col(),
    m.selftest_needs_count(),
    m.selftest_needs_low(),
    m.selftest_needs_middle(),
    m.selftest_needs_high(),
    ...levelNames,
  ]
  return (
    <section className="stack">
      <Heading level={2} text={m.selftest_needs()} />
      <p className="measure">{m.selftest_needs_lead()}</p>
      {needs.length > 1 && (
        <ChoiceLinks
          label={m.selftest_needs_kind()}
          items={needs.map(({ entityType }) => ({
            key: entityType ?? 'all',
            text: kindOf(entityType),
            href: entityType ? `${path}&kind=${entityType}` : path,
            isChosen: entityType === shown.entityType,
          }))}
        />
      )}
      <Table
        caption={m.selftest_needs_table({ kind: kindOf(shown.entityType) })}
        rows={shown.dimensions}
        keyOf={({ dimensionId }) => dimensionId ?? 'whole'}
        columns={[
          {
            key: 'name',
            title: m.selftest_trend_col(),
            rowHeader: true,
            cell: (row) => <span lang={langOf(row.language, locale)}>{nameOf(row)}</span>,
          },
          { key: 'drawn', title: m.selftest_needs_drawn(), cell: (row) => <BandCell band={row} /> },
          { key: 'band', title: m.selftest_needs_band(), cell: (row) => m.selftest_needs_band_of(row) },
          {
            key: 'levels',
            title: m.selftest_needs_levels(),
            cell: ({ atLevels }) =>
              atLevels
                .flatMap((count, place) => (count > 0 ? [`${levelNames[place]} ${count}`] : []))
                .join(' · '),
          },
          {
            key: 'count',
            title: m.selftest_needs_count(),
            number: true,
            cell: ({ organisations }) => organisations,
          },
        ]}
      />
      <DownloadButton fileName={`self-test-needs-${use}.csv`} text={csvFile([heads, ...rows])}>
        {m.figures_csv({ title: m.selftest_needs() })}
      </DownloadButton>
    </section>
  )
}

/** The middle half of the scores as a bar on the way from 0 to 100, with the median; the numbers stand beside it. */
function BandCell({ band: { low, middle, high } }: { band: NeedRow }) {
  return (
    <svg className="bar-cell band-cell" aria-hidden="true">
      <rect className="band-whole" width="100%" height="100%" />
      <rect className="bar-first" x={`${low}%`} width={`${Math.max(1, high - low)}%`} height="100%" />
      <line className="band-middle" x1={`${middle}%`} x2={`${middle}%`} y1="0" y2="100%" />
    </svg>
  )
}

function Advice({ figures: { advice }, use }: PartProps) {
  const locale = useLocale()
  const title = m.selftest_advice_figures()
  if (advice.length === 0)
    return <NothingTold title={title} text={m.selftest_tests_none({ least: peerTerms.least })} />
  const fewer = m.selftest_advice_fewer({ least: peerTerms.least })
  const columns = [m.selftest_advice_given(), m.selftest_advice_opened(), m.selftest_advice_applied()]
  return (
    <section className="stack">
      <Heading level={2} text={title} />
      <p className="measure">{m.selftest_advice_lead()}</p>
      <Table
        caption={title}
        rows={advice}
        keyOf={({ adviceId }) => adviceId}
        columns={[
          {
            key: 'name',
            title: m.selftest_preview_advice(),
            rowHeader: true,
            cell: ({ adviceId, name, language, dimension }) => (
              <>
                <Link alone href={`/staff/content/selfTestAdvice/${adviceId}`}>
                  <span lang={langOf(language, locale)}>{name}</span>
                </Link>
                <span className="block text-sm text-ink-2">{dimension}</span>
              </>
            ),
          },
          ...(['recommended', 'opened', 'applied'] as const).map((key, place) => ({
            key,
            title: columns[place],
            number: true,
            cell: (row: (typeof advice)[number]) => row[key] ?? fewer,
          })),
        ]}
      />
      <DownloadButton
        fileName={`self-test-advice-${use}.csv`}
        text={csvFile([
          [m.selftest_preview_advice(), m.selftest_trend_col(), ...columns],
          ...advice.map((row) => [row.name, row.dimension, row.recommended, row.opened, row.applied]),
        ])}
      >
        {m.figures_csv({ title })}
      </DownloadButton>
    </section>
  )
}
