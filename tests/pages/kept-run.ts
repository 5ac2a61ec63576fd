import type { PageCheckRun } from '../../shared/rules/page-checks.ts'
import { allViews } from './templates.ts'

export type Outcome = { title: string; isPassed: boolean }

/**
 * The stored result of a run of the page tests; none unless every template was checked in both languages.
 * @param outcomes by test title, such as `help centre, zh`
 */
export function keptRun(
  outcomes: readonly Outcome[],
  templates: readonly string[],
  at: Date,
): PageCheckRun | null {
  const last = new Map(outcomes.map((outcome) => [outcome.title, outcome]))
  const looks = templates.flatMap((template) =>
    (['zh', 'en'] as const).map((language) => ({
      template,
      language,
      outcome: last.get(`${template}, ${language}`),
    })),
  )
  if (looks.some(({ outcome }) => !outcome)) return null
  const failed = looks.filter(({ outcome }) => !outcome?.isPassed)
  return {
    at: at.toISOString(),
    templates: templates.length,
    views: allViews.length,
    passed: looks.length - failed.length,
    failed: failed.map(({ template, language }) => ({ template, language })),
  }
}
