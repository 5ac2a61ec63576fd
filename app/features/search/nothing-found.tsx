import * as m from '#messages'
import type { SearchFound } from '../../../shared/contract/search.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { type SearchQuery, searchHref } from './search-query.ts'

/** Nothing was found: similar names, other entrances, and whom to ask. */
export function NothingFound({ query, found }: { query: SearchQuery; found: SearchFound }) {
  const { keywords } = query
  const ask = new URLSearchParams({ kind: 'suggestion', topic: 'content', searched: keywords })
  const request = new URLSearchParams({ keywords })
  return (
    <EmptyState
      seed="no-results"
      title={m.search_nothing_title({ keywords })}
      text={
        <div className="stack">
          {found.near.length > 0 && <Near near={found.near} />}
          <ul className="plain-points">
            <li>{m.search_nothing_shorter()}</li>
            <li>
              <Link href="/tools/keywordToolList">{m.search_nothing_need()}</Link>
            </li>
            <li>
              <Link href={`/tools/searchToolList?${request}#request`}>{m.search_nothing_request()}</Link>
            </li>
            <li>
              <Link href={`/feedback?${ask}`}>{m.search_nothing_ask()}</Link>
            </li>
          </ul>
          <p className="text-sm text-ink-2">{m.search_nothing_counted()}</p>
        </div>
      }
    />
  )
}

function Near({ near }: { near: SearchFound['near'] }) {
  const locale = useLocale()
  return (
    <div>
      <p>{m.search_near()}</p>
      <ul className="row">
        {near.map(({ path, title, kindName, language }) => (
          <li key={path}>
            <Link alone href={path} lang={langOf(language, locale)}>
              {title}
            </Link>{' '}
            <span className="text-sm text-ink-2">{kindName}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Before the first search: examples of what to ask. */
export function NothingAsked() {
  const locale = useLocale()
  const path = pathInLocale('/search', locale)
  const examples = [m.search_example_1(), m.search_example_2(), m.search_example_3(), m.search_example_4()]
  return (
    <div className="stack">
      <p className="font-bold">{m.search_examples()}</p>
      <ul className="row">
        {examples.map((keywords) => (
          <li key={keywords}>
            <Link alone href={searchHref(path, { keywords, kind: [], page: 1 })}>
              {keywords}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
