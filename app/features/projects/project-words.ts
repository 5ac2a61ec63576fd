import * as m from '#messages'
import type { ProjectFacet, ProjectStage } from '../../../shared/rules/toolbox/project-facets.ts'

const stages: Record<ProjectStage, () => string> = {
  prototype: m.projects_stage_prototype,
  pilot: m.projects_stage_pilot,
  inUse: m.projects_stage_in_use,
  spreading: m.projects_stage_spreading,
}

export function stageText(stage: ProjectStage): string {
  return stages[stage]()
}

/** How long it takes until another organisation can use a project. */
export function readyText(days: number): string {
  return days === 0 ? m.projects_ready_now() : m.projects_ready_days({ days })
}

const facets: Record<ProjectFacet, () => string> = {
  class: m.projects_facet_class,
  stage: m.projects_facet_stage,
  field: m.projects_facet_field,
}

/** The name of a filter. */
export function facetTitle(facet: ProjectFacet): string {
  return facets[facet]()
}
