import type { OfferingStep } from '../../../shared/rules/applications/application-reasons.ts'
import type { Offering } from '../../../shared/rules/applications/offerings.ts'
import type { ToolAudience, ToolCost } from '../../../shared/rules/toolbox/tool-facets.ts'
import { listToolsByCode } from './offered-tool.queries.ts'
import { offeredTool, toolNames } from './offered-tool.ts'
import { forgetWish, rememberWish } from './requests/wished-tool.ts'

/** Tools as what teams apply for. */
export const toolOffering = {
  find: offeredTool,
  listNames: toolNames,
  listByCode: listToolsByCode,
  nextStepPath,
  rememberWish,
  forgetWish,
}

type Standing = { isVerified: boolean; isVerifiedTeam: boolean }

function nextStepPath(to: OfferingStep, { number, needs }: Offering, standing: Standing): string {
  switch (to) {
    case 'sameNeed':
      return listOf(needs, standing)
    case 'hosted':
      return listOf(needs, standing, 'hostedByProgramme')
    case 'again':
      return `/toolAskFor/${number}`
    case 'agreement':
      return '/toolDonationAgreement'
  }
}

/** The toolbox, filtered by the refused tool's needs and by what the team may apply for. */
function listOf(needs: readonly string[], standing: Standing, cost?: ToolCost): string {
  const query = new URLSearchParams([
    ...needs.map((need) => ['need', need]),
    ...audiencesOf(standing).map((audience) => ['whoMayApply', audience]),
    ...(cost ? [['cost', cost]] : []),
  ])
  return `/tools?${query}`
}

/** The audiences whose tools are open to a team; empty where all are open. */
function audiencesOf({ isVerified, isVerifiedTeam }: Standing): ToolAudience[] {
  if (isVerified) return []
  return isVerifiedTeam ? ['anyTeam', 'unregisteredTeam'] : ['anyTeam']
}
