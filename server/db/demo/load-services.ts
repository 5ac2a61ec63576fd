import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoService } from './demo-types.ts'
import { demoServices } from './services.ts'

/** Writes the digital services, published in both languages; what is there stays. */
export async function loadServices(db: Db): Promise<void> {
  for (const [order, service] of demoServices.entries()) await insertService(db, service, order)
}

async function insertService(db: Db, service: DemoService, order: number): Promise<void> {
  const [zh, en] = locales
  await seedRecord(db, {
    collection: 'services',
    number: service.number,
    shared: {
      serviceCategory: service.category,
      modes: service.modes,
      cost: service.cost,
      whoMayApply: service.whoMayApply,
      replyDays: String(service.replyDays),
      workDays: String(service.workDays),
      places: service.places === null ? '' : String(service.places),
      tools: service.tools.map(String),
      reviewedOn: service.reviewedOn,
      order: String(order),
    },
    texts: { zh: textsOf(service, zh), en: textsOf(service, en) },
    publishedAt: new Date(`${service.publishedOn}T09:00:00+08:00`),
  })
}

function textsOf(service: DemoService, locale: Locale): FieldValues {
  const lines = (texts: Bilingual[]) => texts.map((text) => text[locale]).join('\n')
  return {
    title: service.title[locale],
    summary: service.summary[locale],
    provider: service.provider[locale],
    body: service.body[locale],
    audience: service.audience[locale],
    results: lines(service.results),
    steps: lines(service.steps),
    limits: service.limits[locale],
    keywords: service.keywords[locale],
  }
}
