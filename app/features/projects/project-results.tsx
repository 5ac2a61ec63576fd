import { useId } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import type { ProjectList } from '../../../shared/contract/projects.ts'
import { projectFacets, projectSorts } from '../../../shared/rules/project-facets.ts'
import { ChosenFilters } from '../../ui/facets.tsx'
import { Anchor } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { NoProjects } from './no-projects.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { type ProjectQuery, projectHref } from './project-query.ts'
import { ProjectRows } from './project-rows.tsx'
import { facetTitle } from './project-words.ts'

export type ProjectResultsProps = { path: string; query: ProjectQuery; list: ProjectList }

/** Filters beside the list of projects, with what is chosen, one line of status and numbered pages. */
export function ProjectResults({ path, query, list }: ProjectResultsProps) {
  const titleId = useId()
  const total = query.keywords
    ? m.projects_found({ count: list.total, keywords: query.keywords })
    : m.projects_total({ count: list.total })
  return (
    <div className="discovery">
      <ProjectFilters path={path} query={query} facets={list.facets} />
      <section className="discovery-list" aria-labelledby={titleId}>
        <div className="discovery-status">
          <p id={titleId} role="status" className="font-bold">
            {total}
          </p>
          {!query.keywords && list.total > 1 && <Sorts path={path} query={query} />}
        </div>
        <Chosen path={path} query={query} list={list} />
        {list.items.length > 0 ? (
          <ProjectRows projects={list.items} />
        ) : (
          <NoProjects path={path} query={query} list={list} />
        )}
        <Pagination
          label={m.projects_pages()}
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) => projectHref(path, query, { page })}
          previousText={m.projects_previous()}
          nextText={m.projects_next()}
          pageText={(page) => m.projects_page({ page })}
        />
      </section>
    </div>
  )
}

function Chosen({ path, query, list }: ProjectResultsProps) {
  const { pathname } = useLocation()
  const filters = projectFacets.flatMap((facet) => {
    const options = list.facets.find((counts) => counts.facet === facet)?.options ?? []
    return query[facet].map((value) => ({
      key: `${facet} ${value}`,
      text: m.projects_chosen({
        filter: facetTitle(facet),
        value: options.find((option) => option.value === value)?.label ?? value,
      }),
      removeHref: projectHref(path, query, { [facet]: query[facet].filter((other) => other !== value) }),
    }))
  })
  return (
    <ChosenFilters
      key={pathname}
      label={m.projects_chosen_filters()}
      removeText={m.projects_remove()}
      filters={filters}
      {...(filters.length > 1 && {
        clear: {
          href: projectHref(path, query, { class: [], stage: [], field: [] }),
          text: m.projects_clear(),
        },
      })}
    />
  )
}

function Sorts({ path, query }: Pick<ProjectResultsProps, 'path' | 'query'>) {
  const names = { newest: m.projects_sort_newest(), liked: m.projects_sort_liked() }
  return (
    <nav aria-label={m.projects_sort()}>
      <ul className="discovery-sorts">
        {projectSorts.map((sort) => (
          <li key={sort}>
            <Anchor
              href={projectHref(path, query, { sort })}
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
