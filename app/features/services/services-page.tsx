import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ServiceList } from '../../../shared/contract/services.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { type ServiceFacet, serviceFacets, serviceSorts } from '../../../shared/rules/service-facets.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChosenFilters } from '../../ui/facets.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type ServiceQuery, serviceHref } from './service-query.ts'
import { ServiceRows } from './service-rows.tsx'

export type ServicesPageProps = { query: ServiceQuery; list: ServiceList }

const facetTitles: Record<ServiceFacet, () => string> = {
  category: m.services_facet_category,
  mode: m.services_facet_mode,
  cost: m.services_facet_cost,
  whoMayApply: m.services_facet_who,
}

/** Digital services: people who do the work, with their filters. */
export function ServicesPage({ query, list }: ServicesPageProps) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const path = pathInLocale('/tools/digitalServices', locale)
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.toolbox_breadcrumbs()}
        crumbs={[{ href: pathInLocale('/tools', locale), text: m.toolbox_title() }]}
      />
      <header className="stack">
        <Heading level={1} text={m.services_title()} locale={locale} />
        <p className="text-lg text-ink-2 measure">{m.services_lead()}</p>
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
            isOpen: facet === 'category' || facet === 'cost',
            options: options.map((option) => ({
              ...option,
              checked: query[facet].some((value) => value === option.value),
            })),
          }))}
        />
        <section className="discovery-list" aria-labelledby="service-count">
          <div className="discovery-status">
            <p id="service-count" role="status" className="font-bold">
              {m.services_total({ count: list.total })}
              {list.page > 1 && m.toolbox_page_of({ page: list.page })}
            </p>
            {list.total > 1 && <Sorts path={path} query={query} />}
          </div>
          <Chosen path={path} query={query} list={list} />
          {list.items.length > 0 ? (
            <ServiceRows services={list.items} />
          ) : (
            <NoServices path={path} query={query} list={list} />
          )}
          <Pagination
            label={m.toolbox_pages()}
            page={list.page}
            pageCount={list.pageCount}
            hrefOf={(page) => serviceHref(path, query, { page })}
            previousText={m.toolbox_previous()}
            nextText={m.toolbox_next()}
            pageText={(page) => m.toolbox_page({ page })}
          />
        </section>
      </div>
    </div>
  )
}

type PartProps = ServicesPageProps & { path: string }

function Chosen({ path, query, list }: PartProps) {
  const filters = serviceFacets.flatMap((facet) => {
    const options = list.facets.find((counts) => counts.facet === facet)?.options ?? []
    return query[facet].map((value) => ({
      key: `${facet} ${value}`,
      text: m.toolbox_chosen({
        filter: facetTitles[facet](),
        value: options.find((option) => option.value === value)?.label ?? value,
      }),
      removeHref: serviceHref(path, query, {
        [facet]: query[facet].filter((other) => other !== value),
      }),
    }))
  })
  const nothing = { category: [], mode: [], cost: [], whoMayApply: [] }
  return (
    <ChosenFilters
      label={m.toolbox_chosen_filters()}
      removeText={m.toolbox_remove()}
      filters={filters}
      {...(filters.length > 1 && {
        clear: { href: serviceHref(path, query, nothing), text: m.toolbox_clear() },
      })}
    />
  )
}

function Sorts({ path, query }: Pick<PartProps, 'path' | 'query'>) {
  const names = {
    order: m.services_sort_order(),
    reply: m.services_sort_reply(),
    newest: m.services_sort_newest(),
  }
  return (
    <nav aria-label={m.toolbox_sort()}>
      <ul className="discovery-sorts">
        {serviceSorts.map((sort) => (
          <li key={sort}>
            <Anchor
              href={serviceHref(path, query, { sort })}
              className="link link-alone link-ink"
              aria-current={query.sort === sort ? 'true' : undefined}
            >
              {names[sort]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Nothing has all that was chosen, or nothing is there yet: what brings most, and a way to ask. */
function NoServices({ path, query, list }: PartProps) {
  const locale = localeOfPath(useLocation().pathname)
  const isNarrowed = serviceFacets.some((facet) => query[facet].length > 0)
  const narrowest = list.facets
    .filter(({ facet, totalWithout }) => query[facet].length > 0 && totalWithout > 0)
    .sort((a, b) => b.totalWithout - a.totalWithout)[0]
  return (
    <EmptyState
      seed="no-services"
      title={isNarrowed ? m.services_none_title() : m.services_empty_title()}
      text={
        <div className="stack">
          <p>{isNarrowed ? m.services_none_text() : m.services_empty_text()}</p>
          {narrowest && (
            <p>
              <Link href={serviceHref(path, query, { [narrowest.facet]: [] })}>
                {m.services_drop_filter({
                  filter: facetTitles[narrowest.facet](),
                  count: narrowest.totalWithout,
                })}
              </Link>
            </p>
          )}
        </div>
      }
      action={
        <ButtonLink href={`${pathInLocale('/tools/searchToolList', locale)}#request`}>
          {m.services_ask()}
        </ButtonLink>
      }
    />
  )
}
