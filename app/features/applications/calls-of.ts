import type { Api } from '../../../shared/contract/contract.ts'
import type { OfferingKind } from '../../../shared/rules/applications/offerings.ts'

/** The calls that each kind of offering has under names of its own. */
export function callsOf({ applications }: Api, kind: OfferingKind) {
  return {
    tool: { details: applications.details },
    service: { details: applications.serviceOrderDetail },
    resource: { details: applications.describeResourceApplyDetail },
    round: { details: applications.details },
  }[kind]
}

type Submission = Omit<Parameters<Api['applications']['submit']>[0], 'toolId'>
type Options = Parameters<Api['applications']['submit']>[1]

/** Submits an application for an offering of any kind. */
export function submitFor(
  { applications }: Api,
  { kind, id }: { kind: OfferingKind; id: string },
  input: Submission,
  options?: Options,
) {
  switch (kind) {
    case 'tool':
      return applications.submit({ ...input, toolId: id }, options)
    case 'service':
      return applications.applyService({ ...input, serviceId: id }, options)
    case 'resource':
      return applications.createResourceApply({ ...input, resourceId: id }, options)
    case 'round':
      return applications.enterRound({ ...input, roundId: id }, options)
  }
}
