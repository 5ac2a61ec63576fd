import * as m from '#messages'
import type { Project } from '../../../shared/contract/projects.ts'
import { Glance } from '../../ui/glance.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { readyText, stageText } from './project-words.ts'

/** The key facts for deciding about a project. */
export function ProjectGlance({ project }: { project: Project }) {
  const locale = useLocale()
  const facts = [
    { term: m.projects_stage(), text: stageText(project.stage) },
    { term: m.projects_ready(), text: readyText(project.setupDays) },
    {
      term: m.projects_licence(),
      text: <span lang={locale === 'zh' ? 'en' : undefined}>{project.licence}</span>,
    },
    { term: m.projects_since(), text: m.projects_since_year({ year: String(project.since) }) },
  ]
  return <Glance facts={facts} />
}
