import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { keptRun, type Outcome } from './kept-run.ts'
import { personalTemplates, publicTemplates } from './templates.ts'

const keptAt = join(import.meta.dirname, '../../server/domains/access/page-check-run.json')

/** Stores a complete run of the page tests for the accessibility zone; a partial run changes nothing. */
export default class KeepRun implements Reporter {
  private readonly outcomes: Outcome[] = []

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    this.outcomes.push({ title, isPassed: status === 'passed' })
  }

  onEnd(): void {
    const templates = [...publicTemplates, ...personalTemplates].map(({ name }) => name)
    const run = keptRun(this.outcomes, templates, new Date())
    if (run) writeFileSync(keptAt, `${JSON.stringify({ run }, null, 2)}\n`)
  }
}
