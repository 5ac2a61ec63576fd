import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ResourceList } from '../../../shared/contract/resource-parts.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { resourceFacets, resourceSorts } from '../../../shared/rules/resource-facets.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChosenFilters } from '../../ui/facets.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type ResourceQuery, resourceHref } from './resource-query.ts'
import { ResourceRows } from './resource-rows.tsx'
import { facetTitles, sortNames } from './resource-words.ts'

export type ResourcesPageProps = { query: ResourceQuery; list: ResourceList }

/** Technology resources: guides, templates, data, courses and code, with their filters. */
export function ResourcesPage({ query, list }: ResourcesPageProps) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const path = pathInLocale('/resource', locale)
  const isChosen = (facet: keyof ResourceQuery, value: string) =>
    (query[facet] as readonly string[]).includes(value)
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.resources_title()} locale={locale} />
        <p className="text-lg text-ink-2 measure">{m.resources_lead()}</p>
      </header>
      <div className="discovery">
        <FilterForm
          form={Form}
          search={search}
          path={path}
          title={m.toolbox_filters()}
          buttonText={m.toolbox_filter_button()}
          kept={{ sort: query.sort === 'order' ? null : query.sort }}
          facets={list.facets.map(({ facet, options }) => ({
            name: facet,
            title: facetTitles[facet](),
            isOpen: facet !== 'zone',
            options: options.map((option) => ({ ...option, checked: isChosen(facet, option.value) })),
          }))}
        />
        <section className="discovery-list" aria-labelledby="resource-count">
          <div className="discovery-status">
            <p id="resource-count" role="status" className="font-bold">
              {m.resources_total({ count: list.total })}
              {list.page > 1 && m.toolbox_page_of({ page: list.page })}
            </p>
            {list.total > 1 && <Sorts path={path} query={query} />}
          </div>
          <Chosen path={path} query={query} list={list} />
          {list.items.length > 0 ? (
            <ResourceRows resources={list.items} />
          ) : (
            <NoResources path={path} query={query} list={list} />
          )}
          <Pagination
            label={m.toolbox_pages()}
            page={list.page}
            pageCount={list.pageCount}
            hrefOf={(page) => resourceHref(path, query, { page })}
            previousText={m.toolbox_previous()}
            nextText={m.toolbox_next()}
            pageText={(page) => m.toolbox_page({ page })}
          />
        </section>
      </div>
    </div>
  )
}

type PartProps = ResourcesPageProps & { path: string }

const nothing = { kind: [], field: [], zone: [] }

function Chosen({ path, query, list }: PartProps) {
  const filters = resourceFacets.flatMap((facet) => {
    const options = list.facets.find((counts) => counts.facet === facet)?.options ?? []
    return query[facet].map((value) => ({
      key: `${facet} ${value}`,
      text: m.toolbox_chosen({
        filter: facetTitles[facet](),
        value: options.find((option) => option.value === value)?.label ?? value,
      }),
      removeHref: resourceHref(path, query, {
        [facet]: query[facet].filter((other) => other !== value),
      }),
    }))
  })
  return (
    <ChosenFilters
      label={m.toolbox_chosen_filters()}
      removeText={m.toolbox_remove()}
      filters={filters}
      {...(filters.length > 1 && {
        clear: { href: resourceHref(path, query, nothing), text: m.toolbox_clear() },
      })}
    />
  )
}

function Sorts({ path, query }: Pick<PartProps, 'path' | 'query'>) {
  return (
    <nav aria-label={m.toolbox_sort()}>
      <ul className="discovery-sorts">
        {resourceSorts.map((sort) => (
          <li key={sort}>
            <Anchor
              href={resourceHref(path, query, { sort })}
              className="link link-alone link-ink"
              aria-current={query.sort === sort ? 'true' : undefined}
            >
              {sortNames[sort]()}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Nothing has all that was chosen, or nothing is there yet: what brings most. */
function NoResources({ path, query, list }: PartProps) {
  const isNarrowed = resourceFacets.some((facet) => query[facet].length > 0)
  const narrowest = list.facets
    .filter(({ facet, totalWithout }) => query[facet].length > 0 && totalWithout > 0)
    .sort((a, b) => b.totalWithout - a.totalWithout)[0]
  return (
    <EmptyState
      seed="no-resources"
      title={isNarrowed ? m.resources_none_title() : m.resources_empty_title()}
      text={isNarrowed ? m.resources_none_text() : m.resources_empty_text()}
      action={
        narrowest ? (
          <Link alone href={resourceHref(path, query, { [narrowest.facet]: [] })}>
            {m.resources_drop_filter({
              filter: facetTitles[narrowest.facet](),
              count: narrowest.totalWithout,
            })}
          </Link>
        ) : (
          isNarrowed && (
            <Link alone href={path}>
              {m.resources_all()}
            </Link>
          )
        )
      }
    />
  )
}
