import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type {
  ShownToolCost,
  ToolAudience,
  ToolKind,
  ToolNeed,
} from '../../../../shared/rules/toolbox/tool-facets.ts'

type Words<Value extends string> = Record<Value, (inputs: object, options: { locale: Locale }) => string>

const needWords: Words<ToolNeed> = {
  collaboration: m.toolbox_need_collaboration,
  dataCollection: m.toolbox_need_data_collection,
  volunteerManagement: m.toolbox_need_volunteer_management,
  fundraising: m.toolbox_need_fundraising,
  communication: m.toolbox_need_communication,
  design: m.toolbox_need_design,
  website: m.toolbox_need_website,
  projectManagement: m.toolbox_need_project_management,
  finance: m.toolbox_need_finance,
  learning: m.toolbox_need_learning,
  dataAnalysis: m.toolbox_need_data_analysis,
  mapping: m.toolbox_need_mapping,
  security: m.toolbox_need_security,
  accessibility: m.toolbox_need_accessibility,
}
const kindWords: Words<ToolKind> = {
  selfHosted: m.toolbox_kind_self_hosted,
  cloudService: m.toolbox_kind_cloud_service,
  desktopApp: m.toolbox_kind_desktop_app,
  mobileApp: m.toolbox_kind_mobile_app,
  template: m.toolbox_kind_template,
}
const costWords: Words<ShownToolCost> = {
  free: m.toolbox_cost_free,
  donatedQuota: m.toolbox_cost_donated_quota,
  hostedByProgramme: m.toolbox_cost_hosted_by_programme,
  discounted: m.toolbox_cost_discounted,
  unstated: m.toolbox_cost_unstated,
}
const audienceWords: Words<ToolAudience> = {
  anyTeam: m.toolbox_audience_any_team,
  unregisteredTeam: m.toolbox_audience_unregistered_team,
  verifiedOrganisation: m.toolbox_audience_verified_organisation,
}

export function needName(need: ToolNeed, locale: Locale): string {
  return needWords[need]({}, { locale })
}

export function kindName(kind: ToolKind, locale: Locale): string {
  return kindWords[kind]({}, { locale })
}

export function costName(cost: ShownToolCost, locale: Locale): string {
  return costWords[cost]({}, { locale })
}

export function audienceName(audience: ToolAudience, locale: Locale): string {
  return audienceWords[audience]({}, { locale })
}
