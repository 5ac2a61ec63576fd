import * as m from '#messages'
import { words as facets } from '#words/projects_facet'
import { words as stages } from '#words/projects_stage'
import type { ProjectFacet, ProjectStage } from '../../../shared/rules/toolbox/project-facets.ts'

export function stageText(stage: ProjectStage): string {
  return stages[stage]()
}

/** How long it takes until another organisation can use a project. */
export function readyText(days: number): string {
  return days === 0 ? m.projects_ready_now() : m.projects_ready_days({ days })
}

/** What a filter is called. */
export function facetTitle(facet: ProjectFacet): string {
  return facets[facet]()
}
