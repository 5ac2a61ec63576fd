import type { Bilingual, Locale } from '../../../../shared/lib/locale.ts'
import type { OfferingStep } from '../../../../shared/rules/applications/application-reasons.ts'
import { readRules } from '../../../../shared/rules/applications/offering-form.ts'
import {
  type Offering,
  offeringCollections,
  offeringPaths,
} from '../../../../shared/rules/applications/offerings.ts'
import type { RecordOf } from '../../../../shared/rules/record-of.ts'
import type { Db } from '../../../db/database.ts'
import { findNewestQuestions } from './questions.queries.ts'
import {
  findOfferedRecord,
  listRecordsByCode,
  listTitles,
  type RecordCollection,
} from './record-offering.queries.ts'

type RecordKind = 'service' | 'resource' | 'round'

/** The filter of each kind's list by which similar offerings are found; null where there are none. */
const filters = { service: 'category', resource: 'kind', round: null } as const

/** Records as what teams apply for: read as they are published, without partners or wishes. */
export function recordOffering(kind: RecordKind) {
  const collection = offeringCollections[kind]
  return {
    find: (db: Db, number: number, locale: Locale, options: { alsoWithdrawn?: boolean } = {}) =>
      offeredRecord(db, { kind, number }, locale, options.alsoWithdrawn ?? false),
    listNames: async (db: Db, numbers: readonly number[]) =>
      namesOf(await listTitles(db, collection, numbers)),
    listByCode: (db: Db) => listRecordsByCode(db, collection),
    findPartner: async () => null,
    nextStepPath: (to: OfferingStep, { number, needs }: Offering) => {
      const { form, list } = offeringPaths[kind]
      if (to === 'agreement') return '/toolDonationAgreement'
      if (to === 'again') return `${form}${number}`
      return filters[kind] ? `${list}?${filters[kind]}=${needs[0]}` : list
    },
    rememberWish: async () => {},
    forgetWish: async () => {},
  }
}

async function offeredRecord(
  db: Db,
  { kind, number }: { kind: RecordKind; number: number },
  locale: Locale,
  alsoWithdrawn: boolean,
): Promise<Offering | null> {
  const collection = offeringCollections[kind]
  const row = await findOfferedRecord(db, { collection, number }, locale, alsoWithdrawn)
  // Applications outlast an offering that no longer takes any, as they outlast a withdrawn one.
  if (!row || (row.values.questions === '' && !alsoWithdrawn)) return null
  const newest = await findNewestQuestions(db, { kind, number })
  if (!newest) return null
  const { values } = row
  const grant = 'startLink' in values ? values : grantsNothing
  return {
    kind,
    number,
    name: values.title,
    needs: needsOf(values),
    papers: values.papers,
    claimSteps: values.claimSteps,
    activationSteps: [...grant.activationSteps],
    activationKind: grant.activationKind ?? 'steps',
    startLink: grant.startLink,
    termMonths: grant.termMonths,
    rules: readRules(values.rules),
    replyWorkingDays: values.replyDays ?? 0,
    stockPerYear: 'places' in values ? values.places : 'stockPerYear' in values ? values.stockPerYear : null,
    allowanceUnits: grant.allowanceUnits ?? 1,
    window: null,
    questionSet: { id: newest.id, questions: newest.questions },
  }
}

/** Of an offering that admits a team without handing anything over. */
const grantsNothing = {
  activationSteps: [],
  activationKind: 'steps',
  startLink: null,
  termMonths: null,
  allowanceUnits: 0,
} as const

function needsOf(values: RecordOf<RecordCollection>): string[] {
  if ('serviceCategory' in values) return [values.serviceCategory]
  return 'resourceKind' in values ? [values.resourceKind] : []
}

/** Names in both languages, by number; a missing one is replaced by the other language's. */
export function namesOf(rows: readonly { number: number; language: Locale; name: string }[]) {
  const names = new Map<number, Bilingual>()
  for (const { number, language, name } of rows)
    names.set(number, { ...(names.get(number) ?? { zh: name, en: name }), [language]: name })
  return names
}
