import * as m from '#messages'
import { words as accessBases } from '#words/access_basis'
import { words as accessFindings } from '#words/access_finding'
import { words as nextSteps } from '#words/collections_next'
import { words as reasonUses } from '#words/collections_use'
import { words as resourceKinds } from '#words/resources_kind'
import { words as selftestKinds } from '#words/selftest_kind'
import { words as notApplicables } from '#words/selftest_na'
import { words as scorings } from '#words/selftest_scoring'
import { words as sizes } from '#words/selftest_size'
import { words as selftestUses } from '#words/selftest_use'
import { words as categories } from '#words/services_category'
import { words as modes } from '#words/services_mode'
import { words as entities } from '#words/staff_entity'
import { words as audiences } from '#words/toolbox_audience'
import { words as toolCosts } from '#words/toolbox_cost'
import { words as toolKinds } from '#words/toolbox_kind'
import { words as toolNeedNames } from '#words/toolbox_need'
import { words as ventureStates } from '#words/venture_state'
import { words as volunteerKinds } from '#words/volunteers_kind'
import { words as volunteerModes } from '#words/volunteers_mode'
import { words as skills } from '#words/volunteers_skill'
import { words as safeguardingTiers } from '#words/volunteers_tier'
import type { FooterKind } from '../../../../shared/rules/content/site-collections.ts'
import type { VerificationReasonUse } from '../../../../shared/rules/organisations/verification-reasons.ts'
import type { ChoiceOptions } from '../../../../shared/rules/record-of.ts'
import type { ServiceCost } from '../../../../shared/rules/toolbox/service-facets.ts'

const costs: Record<ServiceCost, () => string> = {
  free: m.services_cost_free,
  costShared: m.services_cost_shared,
  discounted: m.services_cost_discounted,
}
const activationKinds = { steps: m.collections_activation_steps, code: m.collections_activation_code }
const screenLanguages = { zh: m.toolbox_screens_zh, en: m.toolbox_screens_en }

const footerKinds: Record<FooterKind, () => string> = {
  normal: m.collections_footer_normal,
  outsideLink: m.collections_footer_outside,
  footerLogos: m.collections_footer_logos,
}

const verificationUses: Record<VerificationReasonUse, () => string> = {
  return: m.collections_verification_return,
  refuse: m.collections_verification_refuse,
  standing: m.collections_verification_standing,
  superAdmin: m.collections_verification_super_admin,
}
/** By the name of the field. */
const words = {
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
  safeguarding: safeguardingTiers,
  skills,
  resourceKind: resourceKinds,
  footerKind: footerKinds,
  reasonUse: reasonUses,
  verificationUse: verificationUses,
  nextStep: nextSteps,
  selftestUse: selftestUses,
  selftestKind: selftestKinds,
  notApplicable: notApplicables,
  scoring: scorings,
  entityTypes: entities,
  organisationSizes: sizes,
} satisfies ChoiceWords

type ChoiceWords = { [Name in keyof ChoiceOptions]?: Record<ChoiceOptions[Name], () => string> }

/** The label of a choice's option, if it is listed here. */
export function choiceWord(field: string, value: string): string | undefined {
  const known: Record<string, Record<string, () => string>> = words
  return known[field]?.[value]?.()
}
