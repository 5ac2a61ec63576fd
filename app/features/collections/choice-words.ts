import * as m from '#messages'
import type { ServiceCategory, ServiceCost, ServiceMode } from '../../../shared/rules/service-facets.ts'
import type { ToolAudience } from '../../../shared/rules/tool-facets.ts'

const categories: Record<ServiceCategory, () => string> = {
  diagnosis: m.services_category_diagnosis,
  migration: m.services_category_migration,
  website: m.services_category_website,
  data: m.services_category_data,
  security: m.services_category_security,
  accessibility: m.services_category_accessibility,
  training: m.services_category_training,
  automation: m.services_category_automation,
}
const modes: Record<ServiceMode, () => string> = {
  online: m.services_mode_online,
  onSite: m.services_mode_on_site,
}
const costs: Record<ServiceCost, () => string> = {
  free: m.services_cost_free,
  costShared: m.services_cost_shared,
  discounted: m.services_cost_discounted,
}
const audiences: Record<ToolAudience, () => string> = {
  anyTeam: m.toolbox_audience_any_team,
  unregisteredTeam: m.toolbox_audience_unregistered_team,
  verifiedOrganisation: m.toolbox_audience_verified_organisation,
}

/** By the name of the field. */
const words: Record<string, Record<string, () => string>> = {
  serviceCategory: categories,
  modes,
  cost: costs,
  whoMayApply: audiences,
}

/** The words of an answer of a choice, where they stand here. */
export function choiceWord(field: string, value: string): string | undefined {
  return words[field]?.[value]?.()
}
