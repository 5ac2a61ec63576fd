import { useLocation } from 'react-router'
import * as m from '#messages'
import type { Project } from '../../../shared/contract/projects.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { readyText, stageText } from './project-words.ts'

/** The four things that decide first, joined like boards. */
export function ProjectGlance({ project }: { project: Project }) {
  const locale = localeOfPath(useLocation().pathname)
  const facts = [
    { term: m.projects_stage(), text: stageText(project.stage) },
    { term: m.projects_ready(), text: readyText(project.setupDays) },
    {
      term: m.projects_licence(),
      text: <span lang={locale === 'zh' ? 'en' : undefined}>{project.licence}</span>,
    },
    { term: m.projects_since(), text: m.projects_since_year({ year: String(project.since) }) },
  ]
  return (
    <dl className="tool-glance">
      {facts.map((fact, index) => (
        <div key={fact.term} className="tool-glance-fact">
          <dt>{fact.term}</dt>
          <dd>
            {fact.text}
            {index < facts.length - 1 && (
              <svg className="tool-glance-tenon" viewBox="0 0 18 40" aria-hidden="true">
                <path d="M-1 10V30H3V10Z" />
                <path d="M0 10H2L17 4V36L2 30H0" />
              </svg>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
