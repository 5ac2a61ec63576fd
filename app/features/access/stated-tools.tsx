import * as m from '#messages'
import type { StatedTool, StatementList } from '../../../shared/contract/access.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccessFacts } from './access-facts.tsx'
import { type AccessQuery, accessHref } from './access-query.ts'

export type StatedToolsProps = { query: AccessQuery; list: StatementList }

/** Tools with an accessibility statement, filtered by what works. */
export function StatedTools({ query, list }: StatedToolsProps) {
  const locale = useLocale()
  const path = pathInLocale('/accessible', locale)
  const hrefOf = (change: Partial<AccessQuery>) => accessHref(path, { ...query, page: 1, ...change })
  const choices = [
    { aspect: null, text: m.access_tools_all({ count: list.all }) },
    ...list.counts
      .filter(({ aspect, count }) => count > 0 || aspect === query.aspect)
      .map(({ aspect, name, count }) => ({ aspect, text: m.access_tools_works({ name, count }) })),
  ]
  return (
    <section className="stack stack-lg" aria-labelledby="tools">
      <div className="stack">
        <Heading level={2} id="tools" tabIndex={-1} text={m.access_tools()} />
        <p className="text-ink-2 measure">{m.access_tools_lead()}</p>
      </div>
      {list.all > 0 && (
        <nav aria-label={m.access_tools_filter()}>
          <ul className="discovery-sorts">
            {choices.map(({ aspect, text }) => (
              <li key={aspect ?? 'all'}>
                <Anchor
                  href={hrefOf({ aspect })}
                  className="link link-alone link-ink"
                  aria-current={query.aspect === aspect ? 'true' : undefined}
                >
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className="font-bold">
        {list.total > 0 ? m.access_tools_total({ count: list.total }) : m.access_tools_none()}
      </p>
      {list.items.length > 0 && (
        <ol className="access-tools">
          {list.items.map((tool) => (
            <ToolRow key={tool.statementID} tool={tool} />
          ))}
        </ol>
      )}
      <Pagination
        label={m.access_tools_pages()}
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => hrefOf({ page })}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
      <p>
        {list.unchecked > 0 && m.access_tools_unchecked({ count: list.unchecked })}{' '}
        <Link alone href="/tools">
          {m.access_tools_every()}
        </Link>
      </p>
    </section>
  )
}

function ToolRow({ tool }: { tool: StatedTool }) {
  const locale = useLocale()
  const lang = langOf(tool.toolLanguage, locale)
  return (
    <li className="access-tool">
      <div className="stack stack-sm">
        <h3 className="card-title" lang={lang}>
          <Anchor href={`/tools/toolsDetail/${tool.toolId}`} className="link link-ink">
            {tool.name}
          </Anchor>
        </h3>
        <p className="text-ink-2" lang={lang}>
          {tool.tagline}
        </p>
      </div>
      <AccessFacts statement={tool} />
    </li>
  )
}
