import { ApiError } from '../../../shared/contract/errors.ts'
import {
  type OfferingKey,
  type OfferingKind,
  offeringKinds,
} from '../../../shared/rules/applications/offerings.ts'

type Named = { [Kind in OfferingKind as `${Kind}Id`]?: string | undefined }

/** The input of a call that names its offering under the name of its kind. @throws ApiError `invalidInput` */
export function withOffering<Input extends Named>(input: Input) {
  const { toolId, serviceId, resourceId, roundId, ...rest } = input
  const ids = { tool: toolId, service: serviceId, resource: resourceId, round: roundId }
  const [kind, another] = offeringKinds.filter((one) => ids[one] !== undefined)
  if (!kind || another) throw new ApiError('invalidInput', { fields: { toolId: { reason: 'required' } } })
  const offering: OfferingKey = { kind, number: Number(ids[kind]) }
  return { ...rest, offering }
}

/** How calls return an offering. */
export function onWire({ kind, number }: OfferingKey, name: string) {
  return { offeringKind: kind, offeringId: String(number), offeringName: name }
}
