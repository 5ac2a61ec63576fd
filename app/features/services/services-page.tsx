import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ServiceList } from '../../../shared/contract/services.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import {
  type ServiceFacet,
  serviceFacets,
  serviceSorts,
} from '../../../shared/rules/toolbox/service-facets.ts'
import { resultWords } from '../../api/parts/result-words.ts'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { NoResults, narrowestFilter } from '../../ui/no-results.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { ResultList } from '../../ui/result-list.tsx'
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
  const locale = useLocale()
  const path = pathInLocale('/tools/digitalServices', locale)
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={m.services_title()} />
        <p className="text-lg text-ink-2 measure">{m.services_lead()}</p>
        {list.hasSelfTest && (
          <p>
            <Link alone href="/tools/digitalSelfTest">
              {m.services_to_selftest()}
            </Link>
          </p>
        )}
      </header>
      <ServiceResults path={path} query={query} list={list} />
      <TakeAlong kind="services" total={list.total} />
    </div>
  )
}

type PartProps = ServicesPageProps & { path: string }

function ServiceResults({ path, query, list }: PartProps) {
  const names = {
    order: m.services_sort_order(),
    reply: m.services_sort_reply(),
    newest: m.services_sort_newest(),
  }
  return (
    <ResultList
      form={Form}
      search={useLocation().search}
      path={path}
      words={resultWords()}
      kept={{ sort: query.sort === 'order' ? null : query.sort }}
      facets={list.facets.map(({ facet, options }) => ({
        name: facet,
        title: facetTitles[facet](),
        isOpen: facet === 'category' || facet === 'cost',
        options,
        chosen: query[facet],
      }))}
      hrefWith={(facet, values) => serviceHref(path, query, { [facet]: values })}
      clearHref={serviceHref(path, query, { category: [], mode: [], cost: [], whoMayApply: [] })}
      status={
        <>
          {m.services_total({ count: list.total })}
          {list.page > 1 && m.list_page_of({ page: list.page })}
        </>
      }
      sorts={
        list.total > 1 &&
        serviceSorts.map((key) => ({
          key,
          text: names[key],
          href: serviceHref(path, query, { sort: key }),
          isCurrent: query.sort === key,
        }))
      }
      page={list.page}
      pageCount={list.pageCount}
      hrefOf={(page) => serviceHref(path, query, { page })}
    >
      {list.items.length > 0 ? (
        <ServiceRows services={list.items} />
      ) : (
        <NoServices path={path} query={query} list={list} />
      )}
    </ResultList>
  )
}

/** Nothing matches all filters, or nothing exists yet: the removal that brings most, and a way to ask. */
function NoServices({ path, query, list }: PartProps) {
  const isNarrowed = serviceFacets.some((facet) => query[facet].length > 0)
  const narrowest = narrowestFilter(query, list.facets)
  return (
    <NoResults
      seed="no-services"
      title={isNarrowed ? m.services_none_title() : m.services_empty_title()}
      text={isNarrowed ? m.services_none_text() : m.services_empty_text()}
      without={
        narrowest && {
          href: serviceHref(path, query, { [narrowest.facet]: [] }),
          text: m.services_drop_filter({
            filter: facetTitles[narrowest.facet](),
            count: narrowest.totalWithout,
          }),
        }
      }
      action={<ButtonLink href="/tools/searchToolList#request">{m.services_ask()}</ButtonLink>}
    />
  )
}
