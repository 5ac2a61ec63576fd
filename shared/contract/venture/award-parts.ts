import { z } from 'zod'
import {
  agreedConditions,
  awardStates,
  mostTranches,
  reportKinds,
  reportStates,
  trancheConditions,
  trancheDirections,
  trancheStates,
} from '../../rules/venture/award-transitions.ts'
import { isoDate, isoInstant, shownId } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

const yuan = z.number().int()
/** Whole yuan that somebody types. */
export const typedYuan = wholeNumber(1, 1_000_000_000)

const agreedTranche = z.object({
  amount: yuan,
  dueOn: isoDate,
  condition: z.enum(agreedConditions),
})

export const tranchesInput = z
  .array(z.object({ amount: typedYuan, dueOn: isoDate, condition: z.enum(agreedConditions) }))
  .max(mostTranches)

const agreement = z.object({
  number: z.number().int(),
  text: z.string(),
  tranches: z.array(agreedTranche),
  midtermDueOn: isoDate.nullable(),
  closingDueOn: isoDate.nullable(),
  questions: z.object({ midterm: z.array(z.string()), closing: z.array(z.string()) }),
  /** SHA-256 of everything that is agreed. */
  hash: z.string(),
  proposedAt: isoInstant,
  /** Null until the team has accepted it. */
  acceptedAt: isoInstant.nullable(),
})

export const trancheView = z.object({
  trancheId: shownId,
  version: z.number().int(),
  direction: z.enum(trancheDirections),
  amount: yuan,
  dueOn: isoDate,
  condition: z.enum(trancheConditions),
  isMet: z.boolean(),
  state: z.enum(trancheStates),
  paidOn: isoDate.nullable(),
  bankReference: z.string().nullable(),
  /** Why it is asked back; null for payments. */
  because: z.string().nullable(),
})

const report = z.object({
  reportId: shownId,
  version: z.number().int(),
  kind: z.enum(reportKinds),
  dueOn: isoDate,
  /** The day from which there is reason to write it. */
  fromOn: isoDate,
  /** Whether the first payment has to come before there is reason to write it. */
  awaitsMoney: z.boolean(),
  /** Whether there is reason to write it now: neither waits, or it was begun or returned. */
  isTime: z.boolean(),
  state: z.enum(reportStates),
  sentAt: isoInstant.nullable(),
  returnedBecause: z.string().nullable(),
  questions: z.array(
    z.object({
      key: z.string(),
      isNumber: z.boolean(),
      label: z.string(),
      unit: z.string().nullable(),
      maxLength: z.number().int().nullable(),
      answer: z.string(),
    }),
  ),
})

/** An award as both sides read it. */
export const awardView = z.object({
  awardId: shownId,
  applicationId: shownId,
  reference: z.string(),
  title: z.string(),
  recipient: z.string(),
  edition: z.number().int(),
  amount: yuan,
  awardedOn: isoDate,
  /** Whether the public notice has ended without an objection that waits: nothing is paid before. */
  isNoticeOver: z.boolean(),
  state: z.enum(awardStates),
  version: z.number().int(),
  endedBecause: z.string().nullable(),
  /** What was paid, less what came back. */
  paid: yuan,
  /** Planned or proposed, and not paid yet. */
  open: yuan,
  /** The newest first. */
  agreements: z.array(agreement),
  tranches: z.array(trancheView),
  reports: z.array(report),
})

export const awardLine = awardView
  .pick({
    ...{ awardId: true, reference: true, title: true, recipient: true, edition: true, amount: true },
    ...{ awardedOn: true, state: true, paid: true, open: true },
  })
  .extend({
    /** What its stop has freed, and the awards that were given in its place; null where it was not stopped. */
    released: z
      .object({
        amount: yuan,
        to: z.array(z.object({ awardId: shownId, title: z.string(), amount: yuan })),
      })
      .nullable(),
  })
  .strict()

export const awardChanged = z.object({ awardId: shownId, version: z.number().int() })

export type AwardView = z.output<typeof awardView>
