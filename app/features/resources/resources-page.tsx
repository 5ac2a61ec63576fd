import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ResourceList } from '../../../shared/contract/resource-parts.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { resourceFacets, resourceSorts } from '../../../shared/rules/toolbox/resource-facets.ts'
import { resultWords } from '../../api/parts/result-words.ts'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { NoResults, narrowestFilter } from '../../ui/no-results.tsx'
import { ResultList } from '../../ui/result-list.tsx'
import { type ResourceQuery, resourceHref } from './resource-query.ts'
import { ResourceRows } from './resource-rows.tsx'
import { facetTitles, sortNames } from './resource-words.ts'

export type ResourcesPageProps = { query: ResourceQuery; list: ResourceList }

/** Technology resources: guides, templates, data, courses and code, with their filters. */
export function ResourcesPage({ query, list }: ResourcesPageProps) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const path = pathInLocale('/resource', locale)
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.resources_title()} />
        <p className="text-lg text-ink-2 measure">{m.resources_lead()}</p>
      </header>
      <ResultList
        form={Form}
        search={search}
        path={path}
        words={resultWords()}
        kept={{ sort: query.sort === 'order' ? null : query.sort }}
        facets={list.facets.map(({ facet, options }) => ({
          name: facet,
          title: facetTitles[facet](),
          isOpen: facet !== 'zone',
          options,
          chosen: query[facet],
        }))}
        hrefWith={(facet, values) => resourceHref(path, query, { [facet]: values })}
        clearHref={resourceHref(path, query, { kind: [], field: [], zone: [] })}
        status={
          <>
            {m.resources_total({ count: list.total })}
            {list.page > 1 && m.list_page_of({ page: list.page })}
          </>
        }
        sorts={
          list.total > 1 &&
          resourceSorts.map((key) => ({
            key,
            text: sortNames[key](),
            href: resourceHref(path, query, { sort: key }),
            isCurrent: query.sort === key,
          }))
        }
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => resourceHref(path, query, { page })}
      >
        {list.items.length > 0 ? (
          <ResourceRows resources={list.items} />
        ) : (
          <NoResources path={path} query={query} list={list} />
        )}
      </ResultList>
      <TakeAlong kind="resources" total={list.total} />
    </div>
  )
}

type PartProps = ResourcesPageProps & { path: string }

/** Nothing matches all filters, or nothing exists yet: the removal that brings most. */
function NoResources({ path, query, list }: PartProps) {
  const isNarrowed = resourceFacets.some((facet) => query[facet].length > 0)
  const narrowest = narrowestFilter(query, list.facets)
  return (
    <NoResults
      seed="no-resources"
      title={isNarrowed ? m.resources_none_title() : m.resources_empty_title()}
      text={isNarrowed ? m.resources_none_text() : m.resources_empty_text()}
      without={
        narrowest && {
          href: resourceHref(path, query, { [narrowest.facet]: [] }),
          text: m.resources_drop_filter({
            filter: facetTitles[narrowest.facet](),
            count: narrowest.totalWithout,
          }),
        }
      }
      action={
        isNarrowed &&
        !narrowest && (
          <Link alone href={path}>
            {m.resources_all()}
          </Link>
        )
      }
    />
  )
}
