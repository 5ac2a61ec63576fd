import * as m from '#messages'
import type { ProjectSetCard } from '../../../shared/contract/projects.ts'
import { langOf, languageTag } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Project sets side by side, each one link. */
export function ProjectSets({ sets }: { sets: ProjectSetCard[] }) {
  const locale = useLocale()
  return (
    <section className="stack stack-lg" aria-labelledby="sets">
      <div className="stack">
        <Heading level={2} id="sets" tabIndex={-1} text={m.projects_sets()} />
        <p className="text-ink-2 measure">{m.projects_sets_lead()}</p>
      </div>
      <ul className="topic-grid">
        {sets.map((set) => (
          <li key={set.instanceSetID} className="topic" lang={langOf(set.language, locale)}>
            <h3 className="card-title">
              <Anchor href={`/vcp/projects/${set.instanceSetID}`} className="card-link">
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
