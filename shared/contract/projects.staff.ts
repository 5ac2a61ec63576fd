import { z } from 'zod'
import { adoptionStates } from '../rules/toolbox/adoption.ts'
import { staffCall } from './call.ts'
import {
  isoInstant,
  language,
  ownedId,
  personal,
  publicNumber,
  requiredText,
  shownId,
  text,
} from './content/fields.ts'
import { wholeNumber } from './content/numbers.ts'
import { projects } from './projects.ts'

const adoption = z.object({
  adoptionId: shownId,
  reference: z.string(),
  state: z.enum(adoptionStates),
  version: z.number().int(),
  instanceID: publicNumber,
  projectTitle: z.string(),
  organisation: z.string(),
  place: z.string(),
  purpose: z.string(),
  /** The language in which the request was written. */
  language,
  receivedAt: isoInstant,
  /** The latest staff note and its author. */
  note: z.string(),
  changedAt: isoInstant.nullable(),
  changedBy: z.string().nullable(),
})
export type Adoption = z.output<typeof adoption>

export const projectsStaff = {
  /** A project as visitors would see it if it were published now. Editors. Errors: `notFound`, `tooMany`. */
  projectPreview: staffCall({
    path: 'instance/staff/preview',
    privilege: 'editContent',
    effect: 'read',
    input: z.object({ instanceID: publicNumber }),
    output: projects.details.output,
  }),
  /** A project set as it would look if it were published now. Editors. Errors: `notFound`, `tooMany`. */
  setPreview: staffCall({
    path: 'instance/staff/set/preview',
    privilege: 'editContent',
    effect: 'read',
    input: z.object({ instanceSetID: publicNumber }),
    output: projects.setDetails.output,
  }),
  /** A request to adopt a project; `staff.queue` lists them. Every view is audited. Error: `notAvailable`. */
  adoptionDetail: staffCall({
    path: 'instance/staff/adoption/detail',
    privilege: 'handleAdoptions',
    effect: 'write',
    input: z.object({ adoptionId: ownedId }),
    output: adoption,
  }),
  /**
   * Records the outcome of a request. Errors: `conflict`, `illegalTransition`, `notAvailable`, `ownInterest`,
   * `secondPersonNeeded`.
   */
  adoptionMove: staffCall({
    path: 'instance/staff/adoption/move',
    privilege: 'handleAdoptions',
    effect: 'write',
    input: z.object({
      adoptionId: ownedId,
      version: wholeNumber(1),
      state: z.enum(adoptionStates),
      note: text(500).default(''),
    }),
    output: z.object({ version: z.number().int(), state: z.enum(adoptionStates) }),
  }),
  /** The requester's contact, for a kept reason. Editors, fresh proof. `stepUpNeeded`, `notAvailable`. */
  adoptionContact: staffCall({
    path: 'instance/staff/adoption/contact',
    privilege: 'revealAdopters',
    needsStepUp: true,
    secured: 'traceId',
    effect: 'write',
    isReplayable: false,
    input: z.object({ adoptionId: ownedId, reason: requiredText(200) }),
    output: z.object({ contact: personal('text') }),
  }),
}
