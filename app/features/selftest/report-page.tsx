import { type ReactNode, Suspense } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { SelftestReport } from '../../../shared/contract/selftest.ts'
import { type Locale, langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import type { Band } from '../../../shared/rules/selftest/peers.ts'
import {
  type SelftestUse,
  selftestPaths,
  selftestPlanPath,
} from '../../../shared/rules/selftest/selftest-facets.ts'
import { browserApi } from '../../api/transport/browser-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { ShareReport } from './lazy-share-report.ts'
import { NextSteps } from './next-steps.tsx'
import { Radar } from './radar.tsx'
import { testHref } from './selftest-href.ts'
import type { ShareReportProps } from './share-report.tsx'

export type ReportPageProps = Omit<ShareReportProps, 'fields'> & {
  report: SelftestReport | null
  /** When the link ends by which the report was opened; null for one's own. */
  endsAt: string | null
  /** Whether it was answered for a round of a team. */
  isOfRound: boolean
}

/** The report on a finished test, on one printed page; or where to begin one. */
export function ReportPage({ report, endsAt, isOfRound, ...sharing }: ReportPageProps) {
  if (!report) return <NoReport />
  return (
    <Report
      report={report}
      crumbs={[{ href: testHref(report.use), text: report.title }]}
      isOfRound={isOfRound}
      {...(endsAt === null && { onOpen: (adviceId: string) => noteOpened(report.use, adviceId) })}
      further={
        endsAt === null ? (
          <>
            <Further use={report.use} />
            <Suspense>
              <ShareReport {...sharing} fields={{ test: report.use }} />
            </Suspense>
          </>
        ) : (
          <Shared use={report.use} endsAt={endsAt} />
        )
      }
    />
  )
}

/** A failure loses nothing: the page that was asked for opens all the same. */
function noteOpened(use: SelftestUse, adviceId: string) {
  browserApi()
    .selftest.openStep({ use, adviceId }, { keepalive: true })
    .catch(() => undefined)
}

function NoReport() {
  return (
    <div className="page">
      <EmptyState
        seed="self-test"
        headingLevel={1}
        title={m.selftest_none_title()}
        text={<p>{m.selftest_none_text()}</p>}
        action={
          <div className="button-row">
            <ButtonLink kind="primary" href={selftestPaths.maturity}>
              {m.selftest_to_maturity()}
            </ButtonLink>
            <ButtonLink href={selftestPaths.service}>{m.selftest_to_service()}</ButtonLink>
          </div>
        }
      />
    </div>
  )
}

export type ReportProps = {
  report: SelftestReport
  /** Where it belongs, below the toolbox. */
  crumbs: { href: string; text: string }[]
  /** What one can do with it; not printed. */
  further: ReactNode
  isOfRound?: boolean
  /** Told of the advice that the reader follows. */
  onOpen?: (adviceId: string) => void
}

export function Report({ report, crumbs, further, isOfRound, onOpen }: ReportProps) {
  const locale = useLocale()
  return (
    <article className="page stack stack-lg selftest-report">
      <Breadcrumbs
        label={m.toolbox_breadcrumbs()}
        crumbs={[{ href: '/tools', text: m.toolbox_title() }, ...crumbs]}
      />
      {isOfRound && (
        <Notice kind="success" title={m.selftest_result_given_title()}>
          <p>{m.selftest_result_given()}</p>
        </Notice>
      )}
      <header className="stack">
        <Heading level={1} text={m.selftest_result_title({ title: report.title })} />
        <p
          className="text-lg measure"
          lang={report.level ? langOf(report.level.language, locale) : undefined}
        >
          {sentenceOf(report)}
        </p>
      </header>
      {!report.isCurrent && <Notice kind="info">{m.selftest_changed()}</Notice>}
      <div className="selftest-figures">
        {report.dimensions.length > 2 && <Radar report={report} />}
        <div className="stack">
          <Table
            caption={m.selftest_table()}
            rows={report.dimensions}
            keyOf={({ dimensionId }) => dimensionId}
            columns={columnsOf(report, locale)}
          />
          <Strengths report={report} />
          <Peers peers={report.peers} />
        </div>
      </div>
      <NextSteps steps={report.steps} onOpen={onOpen} />
      <footer className="stack stack-sm">
        <p className="text-sm text-ink-2">
          {m.selftest_made_on({ day: datedText(report.finishedAt, locale) })}
        </p>
        {further}
      </footer>
    </article>
  )
}

function sentenceOf({ score, level }: SelftestReport): string {
  if (score === null) return m.selftest_unknown()
  return level
    ? m.selftest_sentence({ score, level: level.name, summary: level.summary })
    : m.selftest_sentence_plain({ score })
}

type Row = SelftestReport['dimensions'][number]

/** Two columns, so that it stays a table on a phone and on paper. */
function columnsOf({ dimensions, peers }: SelftestReport, locale: Locale): TableColumn<Row>[] {
  return [
    {
      key: 'name',
      title: m.selftest_col_dimension(),
      rowHeader: true,
      cell: (row) => (
        <>
          <span lang={langOf(row.language, locale)}>
            {dimensions.indexOf(row) + 1}. {row.name}
          </span>{' '}
          <span
            className="text-sm text-ink-2"
            lang={row.level ? langOf(row.level.language, locale) : undefined}
          >
            {row.level?.name}
          </span>
          {row.known < row.applying && <span className="text-sm text-ink-2"> {m.selftest_known(row)}</span>}
          <PeersOf band={peers?.dimensions.find(({ dimensionId }) => dimensionId === row.dimensionId)} />
        </>
      ),
    },
    {
      key: 'score',
      title: m.selftest_col_score(),
      number: true,
      cell: ({ score }) => score ?? m.selftest_no_score(),
    },
  ]
}

function PeersOf({ band }: { band: Band | undefined }) {
  if (!band) return null
  return <span className="block text-sm text-ink-2">{m.selftest_peers_band(band)}</span>
}

/** Where organisations like this one stand as a whole, and who they are. */
function Peers({ peers }: Pick<SelftestReport, 'peers'>) {
  if (!peers) return null
  return (
    <p className="text-sm text-ink-2">
      {m.selftest_peers_whole(peers)} {m.selftest_peers_note({ count: peers.organisations })}
    </p>
  )
}

function Strengths({ report: { strengths, score } }: { report: SelftestReport }) {
  const locale = useLocale()
  if (score === null) return null
  const list = strengths.map(({ name, score }) => m.selftest_strength({ name, score }))
  return (
    <p>
      <strong>
        {m.selftest_strengths()}
        {locale === 'zh' ? '：' : ': '}
      </strong>
      {list.length > 0 ? list.join(locale === 'zh' ? '、' : ', ') : m.selftest_no_strength()}
    </p>
  )
}

/** Of a report that somebody else has shared. */
function Shared({ use, endsAt }: { use: SelftestUse; endsAt: string }) {
  const locale = useLocale()
  return (
    <>
      <p>{m.selftest_shared_note({ day: datedText(endsAt, locale) })}</p>
      <div className="row no-print">
        <PrintButton>{m.selftest_print()}</PrintButton>
        <ButtonLink href={testHref(use)}>{m.selftest_shared_own()}</ButtonLink>
      </div>
    </>
  )
}

function Further({ use }: { use: SelftestUse }) {
  const locale = useLocale()
  const other = use === 'maturity' ? 'service' : 'maturity'
  return (
    <div className="row no-print">
      <ButtonLink href={selftestPlanPath(use)}>{m.selftest_to_plan()}</ButtonLink>
      <PrintButton>{m.selftest_print()}</PrintButton>
      <ButtonLink kind="quiet" href={testHref(use, 1)}>
        {m.selftest_change()}
      </ButtonLink>
      <ButtonLink kind="quiet" href={testHref(use)}>
        {m.selftest_begin_again()}
      </ButtonLink>
      <Form method="post" action={pathInLocale(selftestPaths[use], locale)}>
        <Button kind="quiet" name="intent" value="forget">
          {m.selftest_forget()}
        </Button>
      </Form>
      <Link alone href={selftestPaths[other]}>
        {m.selftest_other_test()}
      </Link>
    </div>
  )
}
