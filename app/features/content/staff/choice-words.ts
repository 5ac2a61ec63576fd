import * as m from '#messages'
import type { AccessBasis, AccessFinding } from '../../../../shared/rules/accessibility.ts'
import type { NextStep, ReasonUse } from '../../../../shared/rules/applications/application-reasons.ts'
import type { FooterKind } from '../../../../shared/rules/content/site-collections.ts'
import type { VentureState } from '../../../../shared/rules/content/venture-collections.ts'
import type { VerificationReasonUse } from '../../../../shared/rules/organisations/verification-reasons.ts'
import type { ResourceKind } from '../../../../shared/rules/toolbox/resource-facets.ts'
import type {
  ServiceCategory,
  ServiceCost,
  ServiceMode,
} from '../../../../shared/rules/toolbox/service-facets.ts'
import type { ToolAudience, ToolCost, ToolKind } from '../../../../shared/rules/toolbox/tool-facets.ts'
import type {
  VolunteerKind,
  VolunteerMode,
  VolunteerSkill,
} from '../../../../shared/rules/toolbox/volunteer-activities.ts'
import { toolNeedNames } from '../../../api/parts/tool-need-names.ts'

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

const toolKinds: Record<ToolKind, () => string> = {
  selfHosted: m.toolbox_kind_self_hosted,
  cloudService: m.toolbox_kind_cloud_service,
  desktopApp: m.toolbox_kind_desktop_app,
  mobileApp: m.toolbox_kind_mobile_app,
  template: m.toolbox_kind_template,
}
const toolCosts: Record<ToolCost, () => string> = {
  free: m.toolbox_cost_free,
  donatedQuota: m.toolbox_cost_donated_quota,
  hostedByProgramme: m.toolbox_cost_hosted_by_programme,
  discounted: m.toolbox_cost_discounted,
}
const activationKinds = { steps: m.collections_activation_steps, code: m.collections_activation_code }
const screenLanguages = { zh: m.toolbox_screens_zh, en: m.toolbox_screens_en }

const volunteerKinds: Record<VolunteerKind, () => string> = {
  activity: m.volunteers_kind_activity,
  call: m.volunteers_kind_call,
}
const volunteerModes: Record<VolunteerMode, () => string> = {
  onsite: m.volunteers_mode_onsite,
  online: m.volunteers_mode_online,
  either: m.volunteers_mode_either,
}
const skills: Record<VolunteerSkill, () => string> = {
  development: m.volunteers_skill_development,
  design: m.volunteers_skill_design,
  data: m.volunteers_skill_data,
  writing: m.volunteers_skill_writing,
  translation: m.volunteers_skill_translation,
  training: m.volunteers_skill_training,
  accessibility: m.volunteers_skill_accessibility,
  security: m.volunteers_skill_security,
}

const ventureStates: Record<VentureState, () => string> = {
  finished: m.venture_state_finished,
  changed: m.venture_state_changed,
  stopped: m.venture_state_stopped,
}

const resourceKinds: Record<ResourceKind, () => string> = {
  guide: m.resources_kind_guide,
  template: m.resources_kind_template,
  dataset: m.resources_kind_dataset,
  course: m.resources_kind_course,
  code: m.resources_kind_code,
}

const accessFindings: Record<AccessFinding, () => string> = {
  works: m.access_finding_works,
  partly: m.access_finding_partly,
  fails: m.access_finding_fails,
  notApplicable: m.access_finding_not_applicable,
  notChecked: m.access_finding_not_checked,
}
const accessBases: Record<AccessBasis, () => string> = {
  tried: m.access_basis_tried,
  documents: m.access_basis_documents,
}

const footerKinds: Record<FooterKind, () => string> = {
  normal: m.collections_footer_normal,
  outsideLink: m.collections_footer_outside,
  footerLogos: m.collections_footer_logos,
}

const reasonUses: Record<ReasonUse, () => string> = {
  refusal: m.collections_use_refusal,
  correction: m.collections_use_correction,
}
const verificationUses: Record<VerificationReasonUse, () => string> = {
  return: m.collections_verification_return,
  refuse: m.collections_verification_refuse,
  standing: m.collections_verification_standing,
  superAdmin: m.collections_verification_super_admin,
}
const nextSteps: Record<NextStep, () => string> = {
  sameNeed: m.collections_next_same_need,
  hosted: m.collections_next_hosted,
  again: m.collections_next_again,
  verification: m.collections_next_verification,
  teams: m.collections_next_teams,
  agreement: m.collections_next_agreement,
}

/** Keyed by field name. */
const words: Record<string, Record<string, () => string>> = {
  serviceCategory: categories,
  modes,
  cost: costs,
  whoMayApply: audiences,
  toolNeeds: toolNeedNames,
  toolKind: toolKinds,
  toolCost: toolCosts,
  activationKind: activationKinds,
  interfaceLanguages: screenLanguages,
  keyboard: accessFindings,
  screenReader: accessFindings,
  captions: accessFindings,
  contrast: accessFindings,
  accessBasis: accessBases,
  ventureState: ventureStates,
  volunteerKind: volunteerKinds,
  mode: volunteerModes,
  skills,
  resourceKind: resourceKinds,
  footerKind: footerKinds,
  reasonUse: reasonUses,
  verificationUse: verificationUses,
  nextStep: nextSteps,
}

/** The label of a choice's option, if it is listed here. */
export function choiceWord(field: string, value: string): string | undefined {
  return words[field]?.[value]?.()
}
