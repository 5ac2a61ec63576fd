import { expect } from '@playwright/test'
import * as m from '#messages'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { Question } from '../../../shared/rules/applications/questions.ts'
import type { DemoOffering } from '../world/demo-content.ts'
import {
  fieldOf,
  fillSection,
  releaseApplication,
  saveAndContinue,
  submitApplication,
} from './application-steps.ts'
import { type Person, settle, visit } from './person.ts'

/** Applies for an offering with a one-page form and releases it to reviewers. Returns the reference. */
export async function applyForSmallTool(
  person: Person,
  tool: DemoOffering,
  enterIn?: Question,
): Promise<string> {
  const reference = await submitSmallTool(person, tool, enterIn)
  await releaseApplication(person)
  return reference
}

/**
 * The same up to the confirmation, while the application can still be changed. Submits with the button, or
 * with Enter in the field of `enterIn`.
 */
export async function submitSmallTool(
  person: Person,
  tool: DemoOffering,
  enterIn?: Question,
): Promise<string> {
  const { page } = person
  await visit(person, offeringPaths[tool.kind ?? 'tool'].form + tool.number)
  await page.getByRole('button', { name: m.apply_start({}, person) }).click()
  await expect(page.getByRole('button', { name: m.apply_save_continue({}, person) })).toBeVisible()
  await settle(person)
  for (const { key } of tool.questions.sections) await fillSection(person, tool, key)
  if (enterIn) await fieldOf(person, enterIn).press('Enter')
  else await saveAndContinue(person)
  return submitApplication(person)
}
