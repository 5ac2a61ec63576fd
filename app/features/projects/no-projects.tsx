import * as m from '#messages'
import type { ProjectList } from '../../../shared/contract/projects.ts'
import { Link } from '../../ui/link.tsx'
import { NoResults, narrowestFilter } from '../../ui/no-results.tsx'
import { isNarrowed, type ProjectQuery, projectHref } from './project-query.ts'
import { facetTitle } from './project-words.ts'

export type NoProjectsProps = { path: string; query: ProjectQuery; list: ProjectList }

/** An empty list: why, the single filter whose removal brings most, and a link to everything. */
export function NoProjects({ path, query, list }: NoProjectsProps) {
  const { title, text } = wordsOf(query)
  const narrowest = narrowestFilter(query, list.facets)
  return (
    <NoResults
      seed="no-projects"
      title={title}
      text={text}
      without={
        narrowest && {
          href: projectHref(path, query, { [narrowest.facet]: [] }),
          text: m.projects_drop_filter({
            filter: facetTitle(narrowest.facet),
            count: narrowest.totalWithout,
          }),
        }
      }
      action={
        isNarrowed(query) && (
          <Link alone href={path}>
            {m.projects_all()}
          </Link>
        )
      }
    />
  )
}

function wordsOf({ keywords, ...query }: ProjectQuery) {
  if (keywords) return { title: m.projects_none_found({ keywords }), text: m.projects_none_found_text() }
  return isNarrowed({ ...query, keywords })
    ? { title: m.projects_none_title(), text: m.projects_none_narrow() }
    : { title: m.projects_none(), text: m.projects_none_text() }
}
