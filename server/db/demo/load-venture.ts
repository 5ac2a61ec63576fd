import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { ventureEditions } from '../../../shared/rules/venture-collections.ts'
import { seedDraft, seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoVentureEdition, DemoVentureEntry, DemoVentureMilestone } from './demo-types.ts'
import { demoProjectClasses } from './project-classes.ts'
import { demoVentureEditions } from './venture/editions.ts'
import { demoVentureEntries } from './venture/entries.ts'
import { entriesOfCamp } from './venture/entries-of-camp.ts'
import { entriesOfPairs } from './venture/entries-of-pairs.ts'
import { demoVentureMilestones } from './venture/milestones.ts'

/** Every portal has the addresses of the editions: where nobody has written one, its draft waits for staff. */
export async function loadEditionDrafts(db: Db): Promise<void> {
  for (const { editionID, alias } of ventureEditions) {
    const texts = inEach((locale) => ({
      title: locale === 'zh' ? `创投计划第${editionID}期` : `Venture programme, edition ${editionID}`,
    }))
    await seedDraft(db, {
      collection: 'ventureEditions',
      number: Number(editionID),
      alias,
      shared: { order: editionID },
      texts,
    })
  }
}

/** Writes the editions with what happened and what was funded in each, published in both languages. */
export async function loadVenture(db: Db): Promise<void> {
  for (const edition of demoVentureEditions) await insertEdition(db, edition)
  for (const [index, milestone] of demoVentureMilestones.entries())
    await insertMilestone(db, milestone, 101 + index)
  const entries = [...demoVentureEntries, ...entriesOfPairs, ...entriesOfCamp]
  for (const [index, entry] of entries.entries()) await insertEntry(db, entry, 201 + index)
}

async function insertEdition(db: Db, { editionID, ...edition }: DemoVentureEdition): Promise<void> {
  const alias = ventureEditions.find((one) => one.editionID === editionID)?.alias
  await seedRecord(db, {
    collection: 'ventureEditions',
    number: Number(editionID),
    ...(alias && { alias }),
    shared: {
      since: String(edition.since),
      sets: edition.sets.map(String),
      articles: edition.articles.map(String),
      cover: '',
      order: editionID,
    },
    texts: inEach((locale) => ({
      title: edition.title[locale],
      summary: edition.summary[locale],
      plan: edition.plan[locale],
      figures: edition.figures[locale].join('\n'),
      outcomes: edition.outcomes[locale],
    })),
    publishedAt: morningOf(edition.publishedOn),
  })
}

async function insertMilestone(db: Db, milestone: DemoVentureMilestone, number: number): Promise<void> {
  const { editionID, startsOn, endsOn, title, summary } = milestone
  await seedRecord(db, {
    collection: 'ventureMilestones',
    number,
    shared: { ventureEdition: [editionID], startsOn, endsOn: endsOn ?? '' },
    texts: inEach((locale) => ({ title: title[locale], summary: summary[locale] })),
    publishedAt: morningOf('2026-05-11'),
  })
}

async function insertEntry(db: Db, entry: DemoVentureEntry, number: number): Promise<void> {
  const filed = demoProjectClasses.find(({ alias }) => alias === entry.class)
  await seedRecord(db, {
    collection: 'ventureEntries',
    number,
    shared: {
      ventureEdition: [entry.editionID],
      classes: filed ? [String(filed.number)] : [],
      ventureState: entry.state,
      amount: String(entry.amount),
      project: entry.project === null ? [] : [String(entry.project)],
      order: String(number),
    },
    texts: inEach((locale) => ({
      title: entry.title[locale],
      summary: entry.summary[locale],
      outcome: entry.outcome[locale],
      maker: entry.maker[locale],
      place: entry.place[locale],
    })),
    publishedAt: morningOf('2026-05-11'),
  })
}

function inEach(textsIn: (locale: Locale) => FieldValues): Record<Locale, FieldValues> {
  const [zh, en] = locales
  return { zh: textsIn(zh), en: textsIn(en) }
}

function morningOf(day: string): Date {
  return new Date(`${day}T09:00:00+08:00`)
}
