import { z } from 'zod'
import { partnerKinds } from '../rules/partners.ts'
import { staffCall } from './call.ts'
import { ownedId, publicNumber, requiredName, requiredText, shownId } from './content/fields.ts'

const version = z.int32()
const address = requiredText(300).pipe(z.string().refine(isWebAddress, { message: 'url' }))

const written = {
  kind: z.enum(partnerKinds),
  name: z.object({ zh: requiredName(60), en: requiredName(60) }),
  /** The audience of its tokens, which its server checks. */
  audience: address,
  /** Where people arrive with their token. */
  launchUrl: address,
  /** The tool that it provides; empty for a volunteer platform. */
  toolId: z.union([publicNumber, z.literal('')]),
  isActive: z.boolean(),
}

const partner = z.object({ partnerId: shownId, version, ...written, bindings: z.number().int() })
export type StaffPartner = z.output<typeof partner>

/** Partners, set up by administrators. */
export const partnersStaff = {
  list: staffCall({
    path: 'partner/v1/staff/list',
    privilege: 'managePartners',
    effect: 'read',
    output: z.object({ items: z.array(partner) }),
  }),
  /**
   * Creates or changes a partner; a new partner's key is shown once. Errors: `stepUpNeeded`, `notAvailable`,
   * `conflict`, `invalidInput` by field, also where another partner has the address or tool.
   */
  save: staffCall({
    path: 'partner/v1/staff/save',
    privilege: 'managePartners',
    needsStepUp: true,
    effect: 'write',
    isReplayable: false,
    input: z
      .object({ partnerId: ownedId.optional(), version: version.default(0), ...written })
      .refine(({ kind, toolId }) => (kind === 'tool') === (toolId !== ''), {
        path: ['toolId'],
        message: 'required',
      }),
    output: z.object({ partnerId: shownId, version, key: z.string().nullable() }),
  }),
  /** Replaces a partner's key; the old one ends. Errors: `stepUpNeeded`, `notAvailable`. */
  renewKey: staffCall({
    path: 'partner/v1/staff/key',
    privilege: 'managePartners',
    needsStepUp: true,
    effect: 'write',
    isReplayable: false,
    input: z.object({ partnerId: ownedId }),
    output: z.object({ key: z.string() }),
  }),
}

/** An https address; http only to this machine, for trying out partners. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}
