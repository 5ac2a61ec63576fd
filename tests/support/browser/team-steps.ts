import { randomInt } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { makeCreditCode } from '../world/make-credit-code.ts'
import { makePdf } from '../world/make-pdf.ts'
import { type Person, referenceOn, settle, visit } from './person.ts'

/** A paper to choose in a file field. */
export function paper(name: string) {
  return { name, mimeType: 'application/pdf', buffer: makePdf() }
}

/** A picture to choose in a file field. */
export function picture(name: string) {
  const onePixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') }
}

/** Chooses a file; with script it is uploaded at once, without it is posted with the form. */
export async function choosePaper(person: Person, field: Locator, name: string): Promise<void> {
  await field.setInputFiles(paper(name))
  if (!person.hasScript) return
  const stored = person.page.getByRole('listitem').filter({ hasText: name })
  await expect(stored).toContainText(m.upload_stored({}, person))
}

/** Creates a registered organisation's team, from the choice of a kind; ends on the page that follows. */
export async function createTeam(person: Person, name: string): Promise<void> {
  const { page } = person
  await visit(person, '/choseType')
  await page.getByRole('radio', { name: m.team_kind_registered({}, person), exact: true }).check()
  await page.getByRole('button', { name: m.continue({}, person) }).click()
  const titles = [m.create_team_title({}, person), m.create_team_another_title({}, person)]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(${titles.join('|')})$`))
  await settle(person)
  await expect(
    page.getByRole('radio', { name: m.team_kind_registered({}, person), exact: true }),
  ).toBeChecked()
  await page.getByLabel(m.create_team_name({}, person)).fill(name)
  await page.getByRole('button', { name: m.create_team_submit({}, person) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.authentication_title({}, person))
  await settle(person)
}

export type SentOrganisation = { name: string; creditCode: string; reference: string }

/** How much the statement contains: everything, no letter yet, or neither letter nor acting person. */
export type Extent = 'whole' | 'letterFollows' | 'withoutLetter'

/** Searches first, then states the organisation with its papers and sends it. Ends on the confirmation. */
export async function sendOrganisation(person: Person, extent: Extent = 'whole'): Promise<SentOrganisation> {
  const { page } = person
  const creditCode = makeCreditCode()
  const name = `青禾公益基金会${randomInt(1_000_000)}`
  await page.getByLabel(m.verification_search({}, person)).fill(creditCode)
  await page.getByRole('button', { name: m.verification_search_button({}, person) }).click()
  await expect(
    page.getByRole('heading', { name: m.verification_not_found({ search: creditCode }, person) }),
  ).toBeVisible()
  await settle(person)
  await page.getByRole('link', { name: m.verification_fill_in({}, person) }).click()
  await expect(page.getByLabel(m.verification_credit_code({}, person))).toHaveValue(creditCode)
  await settle(person)
  await fillStatement(person, name, extent)
  await page.getByRole('button', { name: m.verification_send({}, person) }).click()
  const title = extent === 'whole' ? m.verification_sent_title : m.verification_sent_partly
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title({}, person))
  const reference = await referenceOn(person)
  return { name, creditCode, reference }
}

/** The statement's texts beside the organisation's name. */
export const statedTexts = {
  address: '云江市青禾路 12 号 301 室',
  legalRepresentative: '林知远',
  person: '周小满',
  position: '项目主管',
}

/** Every field of the statement except the code, which the search has filled in. */
export async function fillStatement(person: Person, name: string, extent: Extent = 'whole'): Promise<void> {
  const { page } = person
  const texts: [string, string][] = [
    [m.verification_name({}, person), name],
    [m.verification_registered_on({}, person), '2016-05-12'],
    [m.verification_address({}, person), statedTexts.address],
    [m.verification_legal_representative({}, person), statedTexts.legalRepresentative],
    [m.verification_contact_name({}, person), statedTexts.person],
    [m.verification_contact_phone({}, person), '13800138000'],
  ]
  if (extent !== 'withoutLetter') {
    texts.push([m.verification_real_name({}, person), statedTexts.person])
    texts.push([m.verification_position({}, person), statedTexts.position])
  }
  await page.getByRole('radio', { name: new RegExp(`^${m.entity_foundation({}, person)}$`, 'i') }).check()
  for (const [label, text] of texts) await page.getByLabel(label).fill(text)
  await chooseCertificate(person)
  if (extent === 'whole') await chooseLetter(person)
}

export async function chooseCertificate(person: Person): Promise<void> {
  await choosePaper(person, paperField(person, m.verification_certificate({}, person)), 'certificate.pdf')
}

export async function chooseLetter(person: Person): Promise<void> {
  await choosePaper(person, paperField(person, m.verification_letter({}, person)), 'letter.pdf')
}

/** The field, not the page section of the same name. */
function paperField({ page }: Person, label: string): Locator {
  return page.getByLabel(label).and(page.locator('input'))
}
