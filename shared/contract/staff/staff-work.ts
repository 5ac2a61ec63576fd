import { z } from 'zod'
import { applicationStates } from '../../rules/applications/application-transitions.ts'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { feedbackKinds, feedbackStates } from '../../rules/feedback.ts'
import { orderStates } from '../../rules/orders/order-transitions.ts'
import {
  superAdminChangeKinds,
  superAdminChangeStates,
} from '../../rules/organisations/super-admin-change.ts'
import { verificationStates } from '../../rules/organisations/verification-transitions.ts'
import { bulkLimit, queueKinds, queueStages } from '../../rules/staff/staff-queue.ts'
import { adoptionStates } from '../../rules/toolbox/adoption.ts'
import { toolRequestStates } from '../../rules/toolbox/tool-requests.ts'
import { questionStates } from '../../rules/venture/question-transitions.ts'
import { disputeStates } from '../../rules/volunteers/disputes.ts'
import { type OutputOf, staffCall } from '../call.ts'
import {
  isoDate,
  isoInstant,
  language,
  ownedId,
  pageNumber,
  pageSize,
  shownId,
  text,
} from '../content/fields.ts'

const colleague = z.object({ accountId: shownId, name: z.string() })

const queueItem = z.object({
  kind: z.enum(queueKinds),
  id: shownId,
  reference: z.string(),
  /** For an application. */
  offeringName: z.string().nullable(),
  /** For a verification. */
  entityType: z.enum(entityTypes).nullable(),
  /** For a complaint or suggestion. */
  feedbackKind: z.enum(feedbackKinds).nullable(),
  /** Whether it is an objection to what a round has published. */
  isObjection: z.boolean(),
  /** For a change of super admin. */
  changeKind: z.enum(superAdminChangeKinds).nullable(),
  /** For a request: the project to adopt, or the beginning of what a tool is needed for. */
  wanted: z.string().nullable(),
  /** The language of a need. */
  language: language.nullable(),
  /**
   * The organisation, or the team where there is none; both for a change; as its writer calls it for a request to
   * adopt; empty for feedback and requests without a team.
   */
  partyName: z.string(),
  state: z.enum([
    ...applicationStates,
    ...verificationStates,
    ...superAdminChangeStates,
    ...feedbackStates,
    ...toolRequestStates,
    ...adoptionStates,
    ...orderStates,
    ...disputeStates,
    ...questionStates,
  ]),
  stage: z.enum(queueStages),
  version: z.number().int(),
  isAppeal: z.boolean(),
  /** Returned with the requested corrections; the review goes on. */
  isCorrected: z.boolean(),
  /** A change of super admin about which the first of two opinions was given. */
  isHalfDecided: z.boolean(),
  /** False for a request whose writer has left no way to be answered. */
  isReachable: z.boolean(),
  submittedAt: isoInstant,
  /** Until when the applicant may still amend it; null where review can begin. */
  openableAt: isoInstant.nullable(),
  dueOn: isoDate.nullable(),
  /** Until when the other side of a change can answer; null if it is not its turn. */
  answerUntil: isoDate.nullable(),
  isOverdue: z.boolean(),
  assignee: colleague.nullable(),
  /** The colleague who has it open at this moment. */
  openWith: colleague.nullable(),
  /** From my own team or organisation, or about me: I may not decide it. */
  isOwnInterest: z.boolean(),
})

export type QueueItem = z.output<typeof queueItem>
export type StaffColleague = OutputOf<(typeof staffWork)['colleagues']>['colleagues'][number]
export type QueuePage = OutputOf<(typeof staffWork)['queue']>

/** Sharing out work of every kind. Calls about work that my roles do not cover answer `notAvailable`. */
export const staffWork = {
  /**
   * Work of every kind that my roles cover: due soonest first, decided work newest first. `assignee` is `me`,
   * `nobody` or a colleague; `ids` names items at any stage. Empty for roles without such work.
   */
  queue: staffCall({
    path: 'staff/v1/queue',
    privilege: 'any',
    effect: 'read',
    input: z.object({
      kind: z.enum(queueKinds).optional(),
      stage: z.enum(queueStages).default('open'),
      assignee: z.union([z.enum(['me', 'nobody']), ownedId]).optional(),
      isOverdue: z.boolean().default(false),
      search: text(80).default(''),
      ids: z.array(ownedId).max(bulkLimit).default([]),
      page: pageNumber,
      pageSize,
    }),
    output: z.object({
      items: z.array(queueItem),
      total: z.number().int(),
      pageSize: z.number().int(),
      /** The kinds that my roles cover. */
      kinds: z.array(z.enum(queueKinds)),
      counts: z.object({
        all: z.number().int(),
        mine: z.number().int(),
        unassigned: z.number().int(),
        overdue: z.number().int(),
        waiting: z.number().int(),
      }),
    }),
  }),

  /** The colleagues to whom work of these kinds can be assigned. */
  colleagues: staffCall({
    path: 'staff/v1/colleagues',
    privilege: 'any',
    effect: 'read',
    output: z.object({
      colleagues: z.array(colleague.extend({ kinds: z.array(z.enum(queueKinds)), isMe: z.boolean() })),
    }),
  }),

  /**
   * Assigns undecided work of one kind to a colleague, or with null to nobody, and tells them. Returns why an
   * item was not changed: nothing goes to a person who could not decide it. Errors: `notAvailable` for a
   * colleague whose roles do not cover it.
   */
  assign: staffCall({
    path: 'staff/v1/assign',
    privilege: 'any',
    effect: 'write',
    input: z.object({
      kind: z.enum(queueKinds),
      ids: z.array(ownedId).min(1).max(bulkLimit),
      accountId: ownedId.nullable(),
    }),
    output: z.object({
      items: z.array(
        z.object({
          id: shownId,
          error: z
            .enum(['notAvailable', 'ownInterest', 'secondPersonNeeded', 'illegalTransition'])
            .nullable(),
        }),
      ),
    }),
  }),

  /**
   * Shows colleagues for some minutes that I have it open, unless one of them had it before. Errors:
   * `notAvailable`, `ownInterest` where it is about me.
   */
  look: staffCall({
    path: 'staff/v1/look',
    privilege: 'any',
    effect: 'write',
    input: z.object({ kind: z.enum(queueKinds), id: ownedId }),
    output: z.object({ isMine: z.boolean() }),
  }),

  /** I have closed what I had open: others no longer see that I look at it. What others have open stays. */
  leave: staffCall({
    path: 'staff/v1/leave',
    privilege: 'any',
    effect: 'write',
    input: z.object({ id: ownedId }),
  }),
}
