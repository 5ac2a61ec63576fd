import type { OfferingKey } from '../../../shared/rules/applications/offerings.ts'

/** The input of a call that names its offering as the specification does, by the number of a tool. */
export function withOffering<Input extends { toolId: string }>({ toolId, ...input }: Input) {
  const offering: OfferingKey = { kind: 'tool', number: Number(toolId) }
  return { ...input, offering }
}

/** How calls return an offering. */
export function onWire({ number }: Pick<OfferingKey, 'number'>, name: string) {
  return { toolId: String(number), toolName: name }
}
