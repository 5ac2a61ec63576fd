import { z } from 'zod'
import { locales } from '../lib/locale.ts'
import { applicationStates } from '../rules/applications/application-transitions.ts'
import { collectionNames } from '../rules/content/collections.ts'
import { feedbackKinds, feedbackStates } from '../rules/feedback.ts'
import { verificationStates } from '../rules/organisations/verification-transitions.ts'
import { dashboardPeriods, systemFigures, waitingKinds } from '../rules/staff/dashboard.ts'
import { offeringOnWire } from './applications/application-parts.ts'
import { staffCall } from './call.ts'
import { isoDate, publicNumber } from './content/fields.ts'
import { typedNumber } from './content/numbers.ts'

const count = z.number().int()
const days = z.number()
const byState = <State extends string>(states: readonly [State, ...State[]]) =>
  z.array(z.object({ state: z.enum(states), count }))

const keptOrMissed = z.object({ inTime: count, missed: count })

const waiting = z.object({
  what: z.enum(waitingKinds),
  open: count,
  /** Assigned to the caller; null where such work is not assigned. */
  mine: count.nullable(),
  /** Past the promised day; null where nothing is promised. */
  overdue: count.nullable(),
  /** Days since the oldest arrived; null where nothing waits. */
  oldestDays: count.nullable(),
})

const figures = z.object({
  waiting: z.array(waiting),
  /** Each part is null for roles that do not work on it. */
  applications: z
    .object({
      /** The present states of those submitted in the period. */
      states: byState(applicationStates),
      weeks: z.array(z.object({ week: isoDate, submitted: count, decided: count })),
      /** Decisions of the period by offering, most first: half in `medianDays`, nine in ten in `p90Days`. */
      offerings: z.array(
        z.object({
          ...offeringOnWire,
          submitted: count,
          decided: count,
          medianDays: days.nullable(),
          p90Days: days.nullable(),
        }),
      ),
    })
    .nullable(),
  verifications: byState(verificationStates).nullable(),
  feedback: z
    .object({
      states: byState(feedbackStates),
      /** Complaints and suggestions received in the period, each by its own clock. */
      clocks: z.array(
        z.object({
          kind: z.enum(feedbackKinds),
          /** Working days within which an answer is promised. */
          workingDays: count,
          received: count,
          /** Answered by the promised day, and later. */
          inTime: count,
          late: count,
          /** Waiting for an answer, and of these past the promised day. */
          waiting: count,
          overdue: count,
          medianDays: days.nullable(),
        }),
      ),
      /** By week of arrival: answered by the promised day, and not. */
      weeks: z.array(z.object({ week: isoDate, complaint: keptOrMissed, suggestion: keptOrMissed })),
    })
    .nullable(),
  /** Page views of records in the period, without known crawlers. */
  reads: z
    .object({
      by: z.enum(['day', 'week']),
      /** The day, or the Monday of the week. */
      spans: z.array(z.object({ day: isoDate, zh: count, en: count })),
      /** The most read records, each with its page. */
      records: z.array(
        z.object({
          collection: z.enum(collectionNames),
          number: publicNumber,
          title: z.string(),
          path: z.string(),
          zh: count,
          en: count,
        }),
      ),
    })
    .nullable(),
  /** Broken links of published records: outside ones that failed on several days, or to withdrawn records. */
  brokenLinks: z
    .object({
      total: count,
      items: z.array(
        z.object({
          collection: z.enum(collectionNames),
          number: publicNumber,
          title: z.string(),
          languages: z.array(z.enum(locales)),
          field: z.string(),
          url: z.string(),
          since: isoDate,
          /** An HTTP status, or a word of `linkFaults`. */
          answer: z.string(),
        }),
      ),
    })
    .nullable(),
  /** The most frequent searches without results. */
  missed: z.array(z.object({ text: z.string(), count })).nullable(),
  /** Whether the audit differs from its notes outside of the database. */
  isAuditTampered: z.boolean().nullable(),
  /** For administrators: the age of the newest backup that was proved, in whole days; null where none was. */
  backup: z.object({ ageDays: count.nullable(), isOld: z.boolean() }).nullable(),
  system: z.array(z.object({ what: z.enum(systemFigures), value: z.number() })).nullable(),
})
export type DashboardFigures = z.output<typeof figures>

export const dashboardStaff = {
  /** What waits and how the work goes, as far as the caller's roles may see it. All staff. */
  figures: staffCall({
    path: 'staff/figures',
    privilege: 'any',
    effect: 'read',
    input: z.object({
      period: typedNumber(z.literal([...dashboardPeriods])).default(30),
    }),
    output: figures,
  }),
}
