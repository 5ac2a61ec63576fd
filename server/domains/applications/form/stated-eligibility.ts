import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import {
  evaluateEligibility,
  isEligible,
} from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { CallContext } from '../../../context.ts'
import { getOffering } from '../offerings.ts'
import { presentVerdicts } from './eligibility.ts'
import { assessTeam } from './team-facts.ts'

type Stated = z.output<Contract['applications']['statedEligibility']['input']>

/** An offering's rules checked against stated facts; nothing is looked up about anybody. @throws ApiError `notFound` */
export async function getStatedEligibility(ctx: CallContext, { kind, number, facts: stated }: Stated) {
  const offering = await getOffering(ctx, { kind, number: Number(number) })
  const { facts } = await assessTeam(ctx, offering, null, { declared: stated.declared })
  const verdicts = evaluateEligibility(offering.rules, {
    ...facts,
    role: stated.role ?? null,
    teamKind: stated.entityType === 'volunteerTeam' ? 'unregistered' : 'registered',
    verification: {
      isVerified: stated.isVerified,
      isUnderWay: false,
      entityType: stated.entityType ?? null,
      registeredOn: stated.registeredOn ?? null,
    },
  })
  return { rules: presentVerdicts(verdicts, ctx.locale), isEligible: isEligible(verdicts) }
}
