import type { Bilingual } from '../../../shared/lib/locale.ts'
import { refusalReasons } from '../../../shared/rules/application-reasons.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { firstVerificationReasons } from '../../../shared/rules/verification-reasons.ts'
import { type Seed, seedDraft, seedRecord } from '../../domains/content/seed-record.ts'
import {
  firstBanner,
  firstFooterLinks,
  firstHomeBlocks,
  firstHomePage,
} from '../../domains/home/first-site.ts'
import { siteSettingsKey } from '../../domains/settings/site-settings.ts'
import type { Db } from '../database.ts'
import { saveSetting } from '../settings.queries.ts'
import { demoFields } from './fields.ts'
import { demoOperator } from './operator.ts'

const publishedAt = new Date('2026-10-01T09:00:00+08:00')

/**
 * Writes what stands around the content where a portal lacks it: the words and blocks of the home page and the links
 * of the footer, reasons for reviewers, published in both languages, and a banner as a draft. Outside a demo, what leads
 * to a page that is still to be written is a draft too. What staff have changed or withdrawn stays.
 */
export async function loadSite(db: Db, isDemo: boolean): Promise<void> {
  const seed = async ({ waits, ...record }: Seed & { waits: boolean }) => {
    if (waits && !isDemo) await seedDraft(db, record)
    else await seedRecord(db, record)
  }
  const texts = firstHomePage
  await seedRecord(db, { collection: 'homePage', number: 1, shared: {}, texts, publishedAt })
  for (const [index, { title, summary, target, waits = false }] of firstHomeBlocks.entries()) {
    await seed({
      waits,
      collection: 'homeBlocks',
      number: index + 1,
      shared: { target, order: String(index) },
      texts: inEach({ title, summary }),
      publishedAt,
    })
  }
  for (const [index, { name, footerKind, target, waits = false }] of firstFooterLinks.entries()) {
    await seed({
      waits,
      collection: 'footerLinks',
      number: index + 1,
      shared: { footerKind, target, order: String(index) },
      texts: inEach({ name }),
      publishedAt,
    })
  }
  await seedDraft(db, bannerSeed())
  for (const [index, { code, title, template, nextStep }] of refusalReasons.entries()) {
    await seedRecord(db, {
      collection: 'reasonTemplates',
      number: index + 1,
      alias: code,
      shared: { reasonUse: 'refusal', nextStep: nextStep.to, order: String(index) },
      texts: inEach({ title, template, nextText: nextStep.text }),
      publishedAt,
    })
  }
  for (const [index, { code, use, title, next }] of firstVerificationReasons.entries()) {
    await seedRecord(db, {
      collection: 'verificationReasons',
      number: index + 1,
      alias: code,
      shared: { verificationUse: use, order: String(index) },
      texts: inEach({ title, nextText: next }),
      publishedAt,
    })
  }
}

/** The banner as visitors see it, and every field of the demo in the menu. */
export async function loadDemoSite(db: Db): Promise<void> {
  // What staff have saved stays.
  await saveSetting(db, siteSettingsKey, demoOperator, 0)
  await seedRecord(db, { ...bannerSeed(), publishedAt })
  for (const [index, { alias, name }] of demoFields.entries()) {
    await seedRecord(db, {
      collection: 'fieldMenu',
      number: index + 1,
      shared: { menuField: alias, order: String(index) },
      texts: inEach({ name }),
      publishedAt,
    })
  }
}

function bannerSeed() {
  const { title, bannerText, target } = firstBanner
  const shared = { target, order: '0' }
  return { collection: 'banners' as const, number: 1, shared, texts: inEach({ title, bannerText }) }
}

function inEach(texts: Record<string, Bilingual>): { zh: FieldValues; en: FieldValues } {
  const entries = Object.entries(texts)
  return {
    zh: Object.fromEntries(entries.map(([name, text]) => [name, text.zh])),
    en: Object.fromEntries(entries.map(([name, text]) => [name, text.en])),
  }
}
