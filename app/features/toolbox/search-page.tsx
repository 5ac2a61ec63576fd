import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/act.ts'
import { loadPart } from '../../guard/load-part.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { nearView } from '../../ui/near-view.ts'
import { Notice } from '../../ui/notice.tsx'
import { NoTools } from './no-tools.tsx'
import { SearchForm, searchPath } from './search-form.tsx'
import { isNarrowed, type ToolQuery, toolHref } from './tool-query.ts'
import { ToolResults } from './tool-results.tsx'

/** Its HTML stands in the page and works; the script comes when the form does. */
const RequestForm = lazy(async () => {
  await nearView('request')
  const { RequestForm } = await loadPart(() => import('./request-form.tsx'))
  return { default: RequestForm }
})

const FailureSummary = lazy(async () => {
  const { FailureSummary } = await loadPart(() => import('../../api/failure-summary.tsx'))
  return { default: FailureSummary }
})

type FoundTools = OutputOf<(typeof toolbox)['searchTools']>

export type SearchPageProps = {
  query: ToolQuery
  /** Null while nothing has been searched. */
  found: FoundTools | null
  requestKey: string
  /** The reference of a request that was just sent. */
  requested: string | null
  failure: ActFailure | undefined
}

/** Tool search: the field, what was found, and where to say what is missing. */
export function SearchPage({ query, found, requestKey, requested, failure }: SearchPageProps) {
  const locale = localeOfPath(useLocation().pathname)
  const path = pathInLocale(searchPath, locale)
  return (
    <div className="page stack stack-xl">
      <div className="stack stack-lg">
        {failure && (
          <Suspense>
            <FailureSummary failure={failure} />
          </Suspense>
        )}
        {requested && (
          <Notice kind="success" live title={m.toolbox_request_done({ reference: requested })}>
            <p>{m.toolbox_request_next()}</p>
          </Notice>
        )}
        <header className="stack">
          <Heading level={1} text={m.toolbox_search_title()} locale={locale} />
          <div className="tool-search-large">
            <SearchForm label={m.toolbox_search_label()} keywords={query.keywords} />
          </div>
        </header>
        {found?.spelling && <Spelling query={query} spelling={found.spelling} path={path} />}
        {found && found.total === 0 && !isNarrowed(query) && <NothingFound query={query} found={found} />}
        {found && (found.total > 0 || isNarrowed(query)) && (
          <ToolResults
            path={path}
            query={query}
            list={found}
            note={
              found.isCut && m.toolbox_search_cut({ count: found.facets[0]?.totalWithout ?? found.total })
            }
            empty={<NoTools path={path} query={query} list={found} />}
          />
        )}
        {!found && <SearchHelp />}
      </div>
      <Suspense>
        <RequestForm key={requested} keywords={query.keywords} requestKey={requestKey} failure={failure} />
      </Suspense>
    </div>
  )
}

type SpellingProps = { query: ToolQuery; spelling: string; path: string }

function Spelling({ query, spelling, path }: SpellingProps) {
  return (
    <p>
      {m.toolbox_spelling({ keywords: query.keywords })}{' '}
      <Link href={toolHref(path, query, { keywords: spelling })}>
        {m.toolbox_spelling_instead({ spelling })}
      </Link>
    </p>
  )
}

function NothingFound({ query, found }: { query: ToolQuery; found: FoundTools }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <EmptyState
      seed="no-tools"
      title={m.toolbox_nothing_title({ keywords: query.keywords })}
      text={
        <div className="stack">
          {found.near.length > 0 && (
            <div>
              <p>{m.toolbox_near()}</p>
              <ul className="row">
                {found.near.map((tool) => (
                  <li key={tool.toolId}>
                    <Link alone href={pathInLocale(`/tools/toolsDetail/${tool.toolId}`, locale)}>
                      {tool.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ul className="plain-points">
            <li>{m.toolbox_nothing_shorter()}</li>
            <li>{m.toolbox_nothing_other()}</li>
            <li>
              <Link href={pathInLocale('/tools', locale)}>{m.toolbox_nothing_browse()}</Link>
            </li>
            <li>
              <Link href="#request">{m.toolbox_request_link()}</Link>
            </li>
          </ul>
        </div>
      }
    />
  )
}

/** Before the first search: how it can be asked. */
function SearchHelp() {
  const locale = localeOfPath(useLocation().pathname)
  const examples = [
    m.toolbox_example_1(),
    m.toolbox_example_2(),
    m.toolbox_example_3(),
    m.toolbox_example_4(),
  ]
  return (
    <div className="stack">
      <p className="font-bold">{m.toolbox_examples()}</p>
      <ul className="row">
        {examples.map((example) => (
          <li key={example}>
            <Link
              alone
              href={`${pathInLocale(searchPath, locale)}?${new URLSearchParams({ keywords: example })}`}
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link alone href={pathInLocale('/tools', locale)}>
          {m.toolbox_nothing_browse()}
        </Link>
      </p>
    </div>
  )
}
