import { lazy, Suspense } from 'react'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type {
  ProjectClass,
  ProjectList,
  ProjectSetCard,
  projects,
} from '../../../shared/contract/projects.ts'
import { langOf, languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { SearchForm } from '../../api/parts/search-form.tsx'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { loadPart } from '../../guard/load-part.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { type ProjectQuery, projectHref } from './project-query.ts'
import { ProjectResults } from './project-results.tsx'

/** Plain links that work before this script loads. */
const ProjectSets = lazy(async () => {
  const { ProjectSets } = await loadPart(() => import('./project-sets.tsx'))
  return { default: ProjectSets }
})

export type ProjectsPageProps = {
  query: ProjectQuery
  list: ProjectList
  head: OutputOf<(typeof projects)['libraryPage']>
  /** The only chosen class; null if none or several are chosen. */
  chosenClass: ProjectClass | null
  /** The sets with projects of the chosen classes. */
  sets: ProjectSetCard[]
}

/** The project library: every project with its filters, and the sets around one question each. */
export function ProjectsPage({ query, list, head, chosenClass, sets }: ProjectsPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/projects', locale)
  const { language, summary } = chosenClass ?? head
  return (
    <div className="page stack stack-xl">
      <div className="stack stack-lg">
        <header className="tools-head">
          <div className="stack" lang={langOf(language, locale)}>
            <Heading level={1} text={chosenClass?.name ?? head.title} locale={language} />
            <p className="text-lg text-ink-2 measure">{summary}</p>
            {sets.length > 0 && (
              <p lang={languageTag(locale)}>
                <Link alone href="#sets">
                  {m.projects_sets()}
                </Link>
              </p>
            )}
          </div>
          <SearchForm action={path} keywords={query.keywords} label={m.projects_search_label()} />
        </header>
        {list.spelling && (
          <p>
            <Link href={projectHref(path, query, { keywords: list.spelling })}>
              {m.projects_spelling({ spelling: list.spelling })}
            </Link>
          </p>
        )}
        <ProjectResults path={path} query={query} list={list} />
        <TakeAlong kind="projects" total={list.total} />
      </div>
      {sets.length > 0 && (
        <Suspense>
          <ProjectSets sets={sets} />
        </Suspense>
      )}
    </div>
  )
}
