import * as m from '#messages'
import { words as kindWords } from '#words/application_kind'
import type { ImpactFigures, ImpactFigureView } from '../../../shared/contract/impact.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { offeringKinds } from '../../../shared/rules/applications/offerings.ts'
import { type ImpactSplit, impactMeasures, leastGivers } from '../../../shared/rules/impact.ts'
import { ColumnChart } from '../../ui/column-chart.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { Details } from '../../ui/details.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { FigureTable, rowOf } from './impact-table.tsx'

export type ImpactPageProps = ImpactFigures & {
  /** The year shown in parts; null for the newest. */
  year: number | null
}

/** What the programme brought about: by year, and one year by field and by kind. */
export function ImpactPage({ countedAt, figures, query, year: asked }: ImpactPageProps) {
  const locale = useLocale()
  const years = [...new Set(figures.map(({ year }) => year))]
  const year = years.find((one) => one === asked) ?? years[0]
  return (
    <div className="page stack stack-xl">
      <header className="stack">
        <Heading level={1} text={m.impact_title()} />
        <p className="text-lg text-ink-2 measure">{m.impact_lead()}</p>
        {countedAt && (
          <p className="text-ink-2">
            {m.impact_counted({ day: datedText(shanghaiDay(new Date(countedAt)), locale) })}
          </p>
        )}
      </header>
      {year ? (
        <>
          <OverYears figures={figures} years={years} />
          <InParts figures={figures} years={years} year={year} />
        </>
      ) : (
        <EmptyState seed="impact" title={m.impact_empty()} text={m.impact_empty_text()} />
      )}
      <HowCounted query={query} />
    </div>
  )
}

function OverYears({ figures, years }: { figures: ImpactFigureView[]; years: number[] }) {
  const rows = years.map((year) =>
    rowOf(
      String(year),
      String(year),
      figures.filter((one) => one.year === year && one.split === null),
    ),
  )
  const isDrawn = rows.some(({ values }) => values.applied)
  return (
    <section className="stack stack-lg" aria-labelledby="years">
      <Heading level={2} id="years" text={m.impact_years()} />
      {isDrawn && (
        <ColumnChart
          label={m.impact_chart()}
          series={[m.impact_measure_applied(), m.impact_measure_granted()]}
          columns={rows.toReversed().map(({ key, name, values }) => ({
            key,
            name,
            values: [values.applied ?? 0, values.granted ?? 0],
          }))}
        />
      )}
      <FigureTable
        caption={m.impact_years_table()}
        head={m.impact_year()}
        rows={rows}
        measures={impactMeasures}
        drawn={!isDrawn}
      />
    </section>
  )
}

function InParts({ figures, years, year }: { figures: ImpactFigureView[]; years: number[]; year: number }) {
  const locale = useLocale()
  const path = pathInLocale('/impact', locale)
  const partsOf = (split: ImpactSplit) =>
    Map.groupBy(
      figures.filter((one) => one.year === year && one.split === split),
      ({ key }) => key,
    )
  const fields = [...partsOf('field')].map(([key, own]) =>
    rowOf(key ?? 'none', own[0]?.name?.[locale] ?? key ?? m.impact_no_field(), own),
  )
  const byKind = partsOf('kind')
  const kinds = offeringKinds
    .filter((kind) => kind !== 'round')
    .map((kind) => rowOf(kind, kindWords[kind](), byKind.get(kind) ?? []))
  return (
    <section className="stack stack-lg" aria-labelledby="parts">
      <Heading level={2} id="parts" text={m.impact_parts({ year })} />
      {years.length > 1 && (
        <ChoiceLinks
          label={m.impact_year()}
          items={years.map((one) => ({
            key: String(one),
            text: String(one),
            href: `${path}?year=${one}`,
            isChosen: one === year,
          }))}
        />
      )}
      <FigureTable
        caption={m.impact_by_field()}
        head={m.impact_field()}
        rows={fields}
        measures={impactMeasures}
        drawn
      />
      {byKind.size > 0 && (
        <FigureTable
          caption={m.impact_by_kind()}
          head={m.impact_kind()}
          rows={kinds}
          measures={['applied', 'granted', 'used']}
          drawn
        />
      )}
    </section>
  )
}

function HowCounted({ query }: { query: string }) {
  return (
    <section className="stack" aria-labelledby="counted">
      <Heading level={2} id="counted" text={m.impact_how()} />
      <ul className="measure list-disc ps-6 stack">
        <li>{m.impact_how_once()}</li>
        <li>{m.impact_how_used()}</li>
        <li>{m.impact_how_hidden({ count: leastGivers })}</li>
        <li>{m.impact_how_hours()}</li>
        <li>{m.impact_how_money()}</li>
      </ul>
      <p>
        <Link alone href="/openData/impact.csv" rel="external">
          {m.impact_csv()}
        </Link>
      </p>
      <Details title={m.impact_query()}>
        <div className="stack">
          <p className="measure">{m.impact_query_text()}</p>
          <pre className="impact-query" lang="en">
            {query}
          </pre>
        </div>
      </Details>
    </section>
  )
}
