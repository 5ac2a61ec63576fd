import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/act.ts'
import { loadPart } from '../../guard/load-part.ts'
import { Heading } from '../../ui/heading.tsx'
import { nearView } from '../../ui/near-view.ts'
import { NoTools } from './lazy-no-tools.ts'
import { SearchForm, searchPath } from './search-form.tsx'
import { isNarrowed, type ToolQuery } from './tool-query.ts'
import { ToolResults } from './tool-results.tsx'

const NothingFound = lazy(async () => {
  const { NothingFound } = await loadPart(() => import('./search-nothing.tsx'))
  return { default: NothingFound }
})

const Spelling = lazy(async () => {
  const { Spelling } = await loadPart(() => import('./search-nothing.tsx'))
  return { default: Spelling }
})

const RequestDone = lazy(async () => {
  const { RequestDone } = await loadPart(() => import('./search-nothing.tsx'))
  return { default: RequestDone }
})

const SearchHelp = lazy(async () => {
  const { SearchHelp } = await loadPart(() => import('./search-nothing.tsx'))
  return { default: SearchHelp }
})

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
          <Suspense>
            <RequestDone reference={requested} />
          </Suspense>
        )}
        <header className="stack">
          <Heading level={1} text={m.toolbox_search_title()} locale={locale} />
          <div className="tool-search-large">
            <SearchForm label={m.toolbox_search_label()} keywords={query.keywords} />
          </div>
        </header>
        {found?.spelling && (
          <Suspense>
            <Spelling query={query} spelling={found.spelling} path={path} />
          </Suspense>
        )}
        {found && found.total === 0 && !isNarrowed(query) && (
          <Suspense>
            <NothingFound query={query} found={found} />
          </Suspense>
        )}
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
        {!found && (
          <Suspense>
            <SearchHelp />
          </Suspense>
        )}
      </div>
      <Suspense>
        <RequestForm key={requested} keywords={query.keywords} requestKey={requestKey} failure={failure} />
      </Suspense>
    </div>
  )
}
