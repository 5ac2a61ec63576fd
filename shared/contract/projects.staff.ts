import { z } from 'zod'
import { adoptionStates } from '../rules/toolbox/adoption.ts'
import { call } from './call.ts'
import {
  isoInstant,
  language,
  ownedId,
  pageNumber,
  pageSize,
  personal,
  publicNumber,
  requiredText,
  shownId,
  text,
} from './content/fields.ts'
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
  projectPreview: call({
    method: 'POST',
    path: 'instance/staff/preview',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ instanceID: publicNumber }),
    output: projects.details.output,
  }),
  /** A project set as it would look if it were published now. Editors. Errors: `notFound`, `tooMany`. */
  setPreview: call({
    method: 'POST',
    path: 'instance/staff/set/preview',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ instanceSetID: publicNumber }),
    output: projects.setDetails.output,
  }),
  /** Requests to adopt a project, by state: open ones oldest first, decided ones newest first. Editors. */
  adoptionList: call({
    method: 'POST',
    path: 'instance/staff/adoption/list',
    access: 'staff',
    privilege: 'handleAdoptions',
    secured: 'none',
    effect: 'read',
    input: z.object({ state: z.enum(adoptionStates).default('received'), page: pageNumber, pageSize }),
    output: z.object({
      items: z.array(adoption),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      counts: z.record(z.enum(adoptionStates), z.number().int()),
    }),
  }),
  /** Records the outcome of a request. Editors. Errors: `conflict`, `illegalTransition`, `notAvailable`. */
  adoptionMove: call({
    method: 'POST',
    path: 'instance/staff/adoption/move',
    access: 'staff',
    privilege: 'handleAdoptions',
    secured: 'none',
    effect: 'write',
    input: z.object({
      adoptionId: ownedId,
      version: z.number().int(),
      state: z.enum(adoptionStates),
      note: text(500).default(''),
    }),
    output: z.object({ version: z.number().int(), state: z.enum(adoptionStates) }),
  }),
  /** The requester's contact, for a kept reason. Editors, fresh proof. `stepUpNeeded`, `notAvailable`. */
  adoptionContact: call({
    method: 'POST',
    path: 'instance/staff/adoption/contact',
    access: 'staff',
    privilege: 'revealAdopters',
    needsStepUp: true,
    secured: 'traceId',
    effect: 'write',
    isReplayable: false,
    input: z.object({ adoptionId: ownedId, reason: requiredText(200) }),
    output: z.object({ contact: personal('text') }),
  }),
}
