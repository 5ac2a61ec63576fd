import { useLocation } from 'react-router'
import * as m from '#messages'
import type { ProjectSetCard } from '../../../shared/contract/projects.ts'
import { langOf, languageTag, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor } from '../../ui/link.tsx'

/** Project sets beside each other, each one link. */
export function ProjectSets({ sets }: { sets: ProjectSetCard[] }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <section className="stack stack-lg" aria-labelledby="sets">
      <div className="stack">
        <Heading level={2} id="sets" tabIndex={-1} text={m.projects_sets()} locale={locale} />
        <p className="text-ink-2 measure">{m.projects_sets_lead()}</p>
      </div>
      <ul className="topic-grid">
        {sets.map((set) => (
          <li key={set.instanceSetID} className="topic" lang={langOf(set.language, locale)}>
            <h3 className="card-title">
              <Anchor href={pathInLocale(`/vcp/projects/${set.instanceSetID}`, locale)} className="card-link">
                {set.title}
              </Anchor>
            </h3>
            <p className="text-ink-2">{set.summary}</p>
            <p className="topic-count" lang={languageTag(locale)}>
              {m.projects_set_count({ count: set.count })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
