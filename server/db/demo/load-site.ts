import type { Bilingual } from '../../../shared/lib/locale.ts'
import { refusalReasons } from '../../../shared/rules/applications/application-reasons.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import { firstVerificationReasons } from '../../../shared/rules/organisations/verification-reasons.ts'
import { seedRecords } from '../../domains/content/records/seed-records.ts'
import { firstHomePage } from '../../domains/home/first-site.ts'
import type { Db } from '../database.ts'

const publishedAt = new Date('2026-10-01T09:00:00+08:00')

/**
 * Writes placeholders for the staff's own texts where a portal lacks them: those of the home page, and the
 * reasons that reviewers and verifiers give, published in both languages. What staff have changed or
 * withdrawn stays.
 * @returns whether anything was written
 */
export async function loadSite(db: Db): Promise<boolean> {
  const refusals = refusalReasons.map(({ code, title, template, nextStep }, index) => ({
    ...{ collection: 'reasonTemplates' as const, number: index + 1, alias: code, publishedAt },
    shared: { reasonUse: 'refusal', nextStep: nextStep.to, order: String(index) },
    texts: inEach({ title, template, nextText: nextStep.text }),
  }))
  const verdicts = firstVerificationReasons.map(({ code, use, title, next }, index) => ({
    ...{ collection: 'verificationReasons' as const, number: index + 1, alias: code, publishedAt },
    shared: { verificationUse: use, order: String(index) },
    texts: inEach({ title, nextText: next }),
  }))
  const home = { collection: 'homePage' as const, number: 1, shared: {}, texts: firstHomePage, publishedAt }
  return seedRecords(db, [home, ...refusals, ...verdicts])
}

function inEach(texts: Record<string, Bilingual>): { zh: FieldValues; en: FieldValues } {
  const entries = Object.entries(texts)
  return {
    zh: Object.fromEntries(entries.map(([name, text]) => [name, text.zh])),
    en: Object.fromEntries(entries.map(([name, text]) => [name, text.en])),
  }
}
