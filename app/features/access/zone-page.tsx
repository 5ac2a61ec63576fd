import type { ReactNode } from 'react'
import * as m from '#messages'
import type { PageChecks, StatementList } from '../../../shared/contract/access.ts'
import type { Article } from '../../../shared/contract/content/content.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { AccessQuery } from './access-query.ts'
import { PageCheckTable } from './page-check-table.tsx'
import { StatedResources } from './stated-resources.tsx'
import { StatedTools } from './stated-tools.tsx'

export type ZoneData = {
  query: AccessQuery
  list: StatementList
  checks: PageChecks
  /** The portal's own statement, a fixed page that staff edit; null if it is not published. */
  statement: Article | null
}

/** The accessibility zone: adjusting the site, what is known of tools, checks, reporting a barrier. */
export function ZonePage({ viewForm, ...data }: ZoneData & { viewForm: ReactNode }) {
  const { query, list, checks, statement } = data
  return (
    <div className="page stack stack-xl">
      <header className="stack">
        <Heading level={1} text={m.access_title()} />
        <p className="text-lg text-ink-2 measure">{m.access_lead()}</p>
      </header>
      <Modes viewForm={viewForm} />
      <StatedTools query={query} list={list} />
      <StatedResources resources={list.resources} />
      <section className="stack stack-lg" aria-labelledby="portal">
        <Heading level={2} id="portal" tabIndex={-1} text={m.access_portal()} />
        {statement && <Statement article={statement} />}
        <PageCheckTable {...checks} />
      </section>
      <Report />
    </div>
  )
}

function Modes({ viewForm }: { viewForm: ReactNode }) {
  const modes = [
    [m.access_mode_elder(), m.access_mode_elder_text()],
    [m.access_mode_large(), m.access_mode_large_text()],
    [m.access_mode_theme(), m.access_mode_theme_text()],
    [m.access_mode_system(), m.access_mode_system_text()],
  ]
  return (
    <section className="stack stack-lg" aria-labelledby="modes">
      <div className="stack">
        <Heading level={2} id="modes" tabIndex={-1} text={m.access_modes()} />
        <p className="text-ink-2 measure">{m.access_modes_lead()}</p>
      </div>
      {viewForm}
      <dl className="access-modes">
        {modes.map(([name, text]) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The text of the fixed page below a heading of the zone; its own headings move one level down. */
function Statement({ article: { html, language } }: { article: Article }) {
  const locale = useLocale()
  const lang = langOf(language, locale)
  const below = html.replace(/<(\/?)h3>/g, '<$1h4>').replace(/<(\/?)h2/g, '<$1h3')
  return (
    <>
      {lang && <p className="text-sm text-ink-2">{m.translation_missing()}</p>}
      <Prose {...(lang && { lang })} html={below} />
    </>
  )
}

function Report() {
  const days = feedbackTerms.replyWorkingDays.complaint
  return (
    <section className="stack" aria-labelledby="report">
      <Heading level={2} id="report" tabIndex={-1} text={m.access_report()} />
      <p className="measure">{m.access_report_lead({ days })}</p>
      <p>
        <Link alone href="/feedback?topic=accessibility&page=%2Faccessible">
          {m.access_report_link()}
        </Link>
      </p>
    </section>
  )
}
