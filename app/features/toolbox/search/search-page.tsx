import { lazy, Suspense } from 'react'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { toolbox } from '../../../../shared/contract/toolbox/toolbox.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { loadPart } from '../../../guard/load-part.ts'
import { Heading } from '../../../ui/heading.tsx'
import { nearView } from '../../../ui/near-view.ts'
import { useLocale } from '../../../ui/page-locale.tsx'
import { NoTools } from './lazy-no-tools.ts'
import { searchPath, ToolSearchForm } from './search-form.tsx'
import { isNarrowed, type ToolQuery } from './tool-query.ts'
import { ToolResults } from './tool-results.tsx'

type Parts = typeof import('./search-nothing.tsx')

/** Few searches show these parts, so their script loads only where one does. */
function lazyPart<Name extends 'SentNotes' | 'FoundNotes'>(name: Name) {
  return lazy<Parts[Name]>(async () => ({
    default: (await loadPart(() => import('./search-nothing.tsx')))[name],
  }))
}

const SentNotes = lazyPart('SentNotes')
const FoundNotes = lazyPart('FoundNotes')

/** Its HTML works as it is; the script loads when the form comes near the view. */
const RequestForm = lazy(async () => {
  await nearView('request')
  const { RequestForm } = await loadPart(() => import('./request-form.tsx'))
  return { default: RequestForm }
})

type FoundTools = OutputOf<(typeof toolbox)['searchTools']>

export type SearchPageProps = {
  query: ToolQuery
  /** Null without a search. */
  found: FoundTools | null
  requestKey: string
  /** From the address: the reference of a request that was just sent. */
  requested: string | null
  failure: ActFailure | undefined
}

/** Tool search: the field, the results, and a form to report what is missing. */
export function SearchPage({ query, found, requestKey, requested, failure }: SearchPageProps) {
  const locale = useLocale()
  const path = pathInLocale(searchPath, locale)
  const list = found && (found.total > 0 || isNarrowed(query)) ? found : null
  return (
    <div className="page stack stack-xl">
      <div className="stack stack-lg">
        <header className="stack">
          <Heading level={1} text={m.toolbox_search_title()} />
          <div className="search-field-large">
            <ToolSearchForm label={m.toolbox_search_label()} keywords={query.keywords} />
          </div>
        </header>
        {(failure || requested) && (
          <Suspense>
            <SentNotes failure={failure} requested={requested} />
          </Suspense>
        )}
        {(!list || found?.spelling) && (
          <Suspense>
            <FoundNotes path={path} query={query} found={found} isNothing={!list} />
          </Suspense>
        )}
        {list && (
          <ToolResults
            path={path}
            query={query}
            list={list}
            note={list.isCut && m.toolbox_search_cut({ count: list.facets[0]?.totalWithout ?? list.total })}
            empty={<NoTools path={path} query={query} list={list} />}
          />
        )}
      </div>
      <Suspense>
        <RequestForm key={requested} keywords={query.keywords} requestKey={requestKey} failure={failure} />
      </Suspense>
    </div>
  )
}
