import { lazy, Suspense } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ProjectList } from '../../../shared/contract/projects.ts'
import { projectSorts } from '../../../shared/rules/toolbox/project-facets.ts'
import { resultWords } from '../../api/parts/result-words.ts'
import { loadPart } from '../../guard/load-part.ts'
import { ResultList } from '../../ui/result-list.tsx'
import { type ProjectQuery, projectHref } from './project-query.ts'
import { ProjectRows } from './project-rows.tsx'
import { facetTitle } from './project-words.ts'

/** Few lists are empty, so this script loads only for one that is. */
const NoProjects = lazy(async () => {
  const { NoProjects } = await loadPart(() => import('./no-projects.tsx'))
  return { default: NoProjects }
})

export type ProjectResultsProps = { path: string; query: ProjectQuery; list: ProjectList }

/** Filters beside the list of projects, with the chosen ones, one status line and numbered pages. */
export function ProjectResults({ path, query, list }: ProjectResultsProps) {
  const { keywords, sort } = query
  const names = { newest: m.projects_sort_newest(), liked: m.projects_sort_liked() }
  return (
    <ResultList
      form={Form}
      search={useLocation().search}
      path={path}
      words={resultWords()}
      kept={{ keywords, sort: sort === 'newest' ? null : sort }}
      facets={list.facets.map(({ facet, options }) => ({
        name: facet,
        title: facetTitle(facet),
        isOpen: true,
        options,
        chosen: query[facet],
      }))}
      hrefWith={(facet, values) => projectHref(path, query, { [facet]: values })}
      clearHref={projectHref(path, query, { class: [], stage: [], field: [] })}
      status={
        keywords ? m.projects_found({ count: list.total, keywords }) : m.projects_total({ count: list.total })
      }
      sorts={
        !keywords &&
        list.total > 1 &&
        projectSorts.map((key) => ({
          key,
          text: names[key],
          href: projectHref(path, query, { sort: key }),
          isCurrent: sort === key,
        }))
      }
      page={list.page}
      pageCount={list.pageCount}
      hrefOf={(page) => projectHref(path, query, { page })}
    >
      {list.items.length > 0 ? (
        <ProjectRows projects={list.items} />
      ) : (
        <Suspense>
          <NoProjects path={path} query={query} list={list} />
        </Suspense>
      )}
    </ResultList>
  )
}
