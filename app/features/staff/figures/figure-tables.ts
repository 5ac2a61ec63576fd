import * as m from '#messages'
import { words as systemWords } from '#words/figures_system'
import type { DashboardFigures } from '../../../../shared/contract/dashboard.staff.ts'
import { bytesText } from '../../../../shared/lib/text/bytes-text.ts'
import { offeringPaths } from '../../../../shared/rules/applications/offerings.ts'
import { type LinkFaultName, linkFaults } from '../../../../shared/rules/content/broken-links.ts'
import { feedbackKinds } from '../../../../shared/rules/feedback.ts'
import type { WaitingKind } from '../../../../shared/rules/staff/dashboard.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { privilegeOfKind, type QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import { stateName } from '../work/queue-words.ts'

/** A table of figures: shown on the page, and downloaded as CSV. */
export type FigureTable = {
  key: string
  title: string
  /** The first one is the heading of the rows. */
  heads: string[]
  rows: { key: string; cells: (string | number | null)[]; href?: string }[]
  /** The columns after the first hold words, not numbers; they get the width of the page. */
  isText?: boolean
  /** The column of external addresses: shortened links on the page, in full in the file. */
  addressOf?: number
  /** The column drawn as bars. */
  barOf?: number
  /** The columns after the second only detail its number: where that is 0, narrow screens omit them. */
  isOfOneNumber?: boolean
  /** A row for each day or week with two numbers, drawn over time. */
  isOverTime?: boolean
}

const ofQueue = (kind: QueueKind, name: () => string) => ({
  name,
  href: `/staff?kind=${kind}`,
  privilege: privilegeOfKind[kind],
})

const waitingWords: Record<WaitingKind, { name: () => string; href: string; privilege: Privilege }> = {
  application: ofQueue('application', m.figures_wait_application),
  verification: ofQueue('verification', m.figures_wait_verification),
  superAdminChange: ofQueue('superAdminChange', m.figures_wait_super_admin),
  feedback: ofQueue('feedback', m.figures_wait_feedback),
  toolRequest: ofQueue('toolRequest', m.figures_wait_tool_request),
  adoption: ofQueue('adoption', m.figures_wait_adoption),
  order: ofQueue('order', m.figures_wait_order),
  hoursDispute: ofQueue('hoursDispute', m.figures_wait_hours_dispute),
  ventureQuestion: ofQueue('ventureQuestion', m.figures_wait_venture_question),
  missedSearch: { name: m.figures_wait_missed, href: '/staff/searches', privilege: 'handleSearches' },
  review: { name: m.figures_wait_review, href: '/staff/content', privilege: 'seeContent' },
  translation: { name: m.figures_wait_translation, href: '/staff/content', privilege: 'seeContent' },
  scheduled: { name: m.figures_wait_scheduled, href: '/staff/content', privilege: 'seeContent' },
  roleChange: { name: m.figures_wait_role_change, href: '/staff/roleChanges', privilege: 'manageStaff' },
}

/** Each has its own time limit. */
const feedbackNames = { complaint: m.staff_feedback_complaint, suggestion: m.staff_feedback_suggestion }

const feedbackWeekNames = {
  complaint: m.figures_complaint_weeks,
  suggestion: m.figures_suggestion_weeks,
}

/** Every table that the figures make, in the order of the page; led on to what the reader’s roles open. */
export function tablesOf(
  figures: DashboardFigures,
  privileges: Privilege[],
  fieldName: (field: string) => string,
): FigureTable[] {
  return [
    waitingTable(figures.waiting, privileges),
    ...(figures.applications ? applicationTables(figures.applications) : []),
    ...(figures.verifications ? [stateTable('verification', figures.verifications)] : []),
    ...(figures.feedback ? feedbackTables(figures.feedback) : []),
    ...(figures.reads ? readTables(figures.reads, privileges) : []),
    ...(figures.brokenLinks ? [brokenTable(figures.brokenLinks, privileges, fieldName)] : []),
    ...(figures.missed ? [missedTable(figures.missed)] : []),
    ...(figures.system ? [systemTable(figures.system)] : []),
  ]
}

/** What waits for the reader's roles, each row linked to where it is done. */
export function waitingTable(waiting: DashboardFigures['waiting'], privileges: Privilege[]): FigureTable {
  return {
    key: 'waiting',
    title: m.figures_waiting(),
    heads: [m.figures_what(), m.figures_open(), m.figures_mine(), m.figures_overdue(), m.figures_oldest()],
    isOfOneNumber: true,
    rows: waiting.map(({ what, open, mine, overdue, oldestDays }) => ({
      key: what,
      cells: [waitingWords[what].name(), open, mine, overdue, oldestDays],
      ...(privileges.includes(waitingWords[what].privilege) && { href: waitingWords[what].href }),
    })),
  }
}

function applicationTables({ states, weeks, offerings }: NonNullable<DashboardFigures['applications']>) {
  return [
    {
      key: 'weeks',
      title: m.figures_weeks(),
      heads: [m.figures_week(), m.figures_submitted(), m.figures_decided()],
      rows: weeks.map(({ week, submitted, decided }) => ({ key: week, cells: [week, submitted, decided] })),
      isOverTime: true,
    },
    stateTable('application', states),
    {
      key: 'offerings',
      title: m.figures_offerings(),
      heads: [
        m.figures_offering(),
        m.figures_submitted(),
        m.figures_decided(),
        m.figures_median(),
        m.figures_p90(),
      ],
      rows: offerings.map(
        ({ offeringKind, offeringId, offeringName, submitted, decided, medianDays, p90Days }) => ({
          key: `${offeringKind}${offeringId}`,
          cells: [offeringName, submitted, decided, rounded(medianDays), rounded(p90Days)],
          href: offeringPaths[offeringKind].page + offeringId,
        }),
      ),
      barOf: 1,
    },
  ]
}

type States = { state: Parameters<typeof stateName>[1]; count: number }[]

function stateTable(kind: 'application' | 'verification' | 'feedback', states: States): FigureTable {
  const titles = {
    application: m.figures_application_states,
    verification: m.figures_verification_states,
    feedback: m.figures_feedback_states,
  }
  return {
    key: kind,
    title: titles[kind](),
    heads: [m.figures_state(), m.figures_count()],
    rows: states.map(({ state, count }) => ({ key: state, cells: [stateName(kind, state), count] })),
    barOf: 1,
  }
}

type Feedback = NonNullable<DashboardFigures['feedback']>

function feedbackTables({ states, clocks, weeks }: Feedback): FigureTable[] {
  const row = (key: keyof Feedback['clocks'][number], name: string) => ({
    key,
    cells: [name, ...clocks.map((clock) => (key === 'medianDays' ? rounded(clock[key]) : clock[key]))],
  })
  return [
    stateTable('feedback', states),
    {
      key: 'answers',
      title: m.figures_answers(),
      heads: [m.figures_what(), ...clocks.map(({ kind }) => feedbackNames[kind]())],
      rows: [
        row('workingDays', m.figures_term()),
        row('received', m.figures_received()),
        row('inTime', m.figures_in_time()),
        row('late', m.figures_late()),
        row('waiting', m.figures_open()),
        row('overdue', m.figures_unanswered()),
        row('medianDays', m.figures_median()),
      ],
    },
    ...feedbackKinds.map((kind) => ({
      key: `${kind}-weeks`,
      title: feedbackWeekNames[kind](),
      heads: [m.figures_week(), m.figures_kept_day(), m.figures_missed_day()],
      rows: weeks.map((one) => ({
        key: one.week,
        cells: [one.week, one[kind].inTime, one[kind].missed],
      })),
      isOverTime: true,
    })),
  ]
}

function readTables({ by, spans, records }: NonNullable<DashboardFigures['reads']>, privileges: Privilege[]) {
  const isEditor = privileges.includes('seeContent')
  return [
    {
      key: 'reads',
      title: readsTitle(by),
      heads: [by === 'day' ? m.figures_day() : m.figures_week(), m.figures_read_zh(), m.figures_read_en()],
      rows: spans.map(({ day, zh, en }) => ({ key: day, cells: [day, zh, en] })),
      isOverTime: true,
    },
    {
      key: 'read-most',
      title: m.figures_read_most(),
      heads: [m.figures_read_what(), m.figures_read_all(), m.figures_read_zh(), m.figures_read_en()],
      rows: records.map(({ collection, number, title, path, zh, en }) => ({
        key: `${collection} ${number}`,
        cells: [title, zh + en, zh, en],
        href: isEditor ? `/staff/content/${collection}/${number}` : path,
      })),
      barOf: 1,
    },
  ]
}

function readsTitle(by: 'day' | 'week'): string {
  return by === 'day' ? m.figures_reads_day() : m.figures_reads_week()
}

const faultWords: Record<LinkFaultName, () => string> = {
  noHost: m.figures_link_no_host,
  noConnection: m.figures_link_no_connection,
  notSecure: m.figures_link_not_secure,
  timeout: m.figures_link_timeout,
  redirects: m.figures_link_redirects,
  inside: m.figures_link_inside,
  withdrawn: m.figures_link_withdrawn,
}

function faultText(answer: string): string {
  const fault = linkFaults.find((one) => one === answer)
  return fault ? faultWords[fault]() : m.figures_link_status({ status: answer })
}

function brokenTable(
  { items, total }: NonNullable<DashboardFigures['brokenLinks']>,
  privileges: Privilege[],
  fieldName: (field: string) => string,
): FigureTable {
  const languages = { zh: m.figures_read_zh(), en: m.figures_read_en() }
  return {
    key: 'broken-links',
    title: m.figures_broken({ total }),
    heads: [
      m.figures_read_what(),
      m.figures_link_field(),
      m.figures_link_languages(),
      m.figures_link_address(),
      m.figures_link_since(),
      m.figures_link_answer(),
    ],
    isText: true,
    addressOf: 3,
    rows: items.map(({ collection, number, title, field, languages: own, url, since, answer }) => ({
      key: `${collection} ${number} ${field} ${url}`,
      cells: [
        title,
        fieldName(field),
        own.map((one) => languages[one]).join(' / '),
        url,
        since,
        faultText(answer),
      ],
      ...(privileges.includes('seeContent') && { href: `/staff/content/${collection}/${number}` }),
    })),
  }
}

function missedTable(missed: NonNullable<DashboardFigures['missed']>): FigureTable {
  return {
    key: 'missed',
    title: m.figures_missed(),
    heads: [m.figures_searched(), m.figures_count()],
    rows: missed.map(({ text, count }) => ({ key: text, cells: [text, count] })),
    barOf: 1,
  }
}

function systemTable(system: NonNullable<DashboardFigures['system']>): FigureTable {
  return {
    key: 'system',
    title: m.figures_system(),
    heads: [m.figures_what(), m.figures_count()],
    rows: system.map(({ what, value }) => ({
      key: what,
      cells: [systemWords[what](), what.endsWith('Bytes') ? bytesText(value) : value],
    })),
  }
}

/** Days with one decimal. */
function rounded(days: number | null): number | null {
  return days === null ? null : Math.round(days * 10) / 10
}
