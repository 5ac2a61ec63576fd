import { Fragment, lazy, Suspense } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { SearchFound } from '../../../shared/contract/search.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { resultWords } from '../../api/parts/result-words.ts'
import { SearchForm } from '../../api/parts/search-form.tsx'
import { useSuggestions } from '../../api/parts/use-suggestions.tsx'
import { loadPart } from '../../guard/load-part.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { ResultList } from '../../ui/result-list.tsx'
import { FoundRows } from './found-rows.tsx'
import { type SearchQuery, searchHref } from './search-query.ts'

type Parts = typeof import('./nothing-found.tsx')

/** Shown in place of a list: its script loads only when there is no list. */
function lazyPart<Name extends keyof Parts>(name: Name) {
  return lazy<Parts[Name]>(async () => ({
    default: (await loadPart(() => import('./nothing-found.tsx')))[name],
  }))
}

const NothingFound = lazyPart('NothingFound')
const NothingAsked = lazyPart('NothingAsked')

export type SearchPageProps = {
  query: SearchQuery
  /** Null while nothing has been searched. */
  found: SearchFound | null
}

/** One search over everything: the field, the results by kind, and what to do if there are none. */
export function SearchPage({ query, found }: SearchPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/search', locale)
  const { field, suggestions } = useSuggestions()
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.search_title()} />
        <div className="search-field-large">
          <SearchForm
            action={path}
            label={m.search_label()}
            keywords={query.keywords}
            hint={m.search_hint()}
            field={field}
          >
            <Fragment key={query.keywords}>{suggestions}</Fragment>
          </SearchForm>
        </div>
      </header>
      {found?.spelling && (
        <p>
          {m.search_spelling({ keywords: query.keywords })}{' '}
          <Link href={searchHref(path, query, { keywords: found.spelling })}>
            {m.search_spelling_instead({ spelling: found.spelling })}
          </Link>
        </p>
      )}
      {found?.kinds.some(({ count }) => count > 0) ? (
        <Found path={path} query={query} found={found} />
      ) : (
        <Suspense>{found ? <NothingFound query={query} found={found} /> : <NothingAsked />}</Suspense>
      )}
    </div>
  )
}

type FoundProps = { path: string; query: SearchQuery; found: SearchFound }

function Found({ path, query, found }: FoundProps) {
  const { keywords } = query
  const { total: count, kinds } = found
  const all = kinds.reduce((sum, kind) => sum + kind.count, 0)
  return (
    <ResultList
      form={Form}
      search={useLocation().search}
      path={path}
      words={resultWords()}
      kept={{ keywords }}
      facets={[{ name: 'kind', title: m.search_kind(), isOpen: true, options: kinds, chosen: query.kind }]}
      hrefWith={(_, kind) => searchHref(path, query, { kind })}
      clearHref={searchHref(path, query, { kind: [] })}
      status={
        <>
          {found.isTotalExact
            ? m.search_total({ count, keywords })
            : m.search_total_least({ count, keywords })}
          {found.page > 1 && m.list_page_of({ page: found.page })}
        </>
      }
      page={found.page}
      pageCount={found.pageCount}
      hrefOf={(page) => searchHref(path, query, { page })}
    >
      {found.items.length > 0 ? (
        <FoundRows hits={found.items} />
      ) : (
        <div className="stack">
          <p>{m.search_none_of_kind()}</p>
          <p>
            <Link href={searchHref(path, query, { kind: [] })}>{m.search_all_kinds({ count: all })}</Link>
          </p>
        </div>
      )}
    </ResultList>
  )
}
