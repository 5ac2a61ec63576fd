import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { newPhone, openPerson, type Person, pressToPost, settle } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { writeSurvey } from '../../support/browser/survey-steps.ts'
import { demoTool } from '../../support/world/demo-content.ts'

const penpot = demoTool('penpot')

/** A posted form: its address, the field to write in, and the button. */
type Posted = { url: string; field: (person: Person) => Locator; button: string }

/** The same person in a second window. */
async function secondWindow(person: Person): Promise<Person> {
  return { ...person, page: await person.page.context().newPage() }
}

async function open(person: Person, { url }: Pick<Posted, 'url'>): Promise<void> {
  await person.page.goto(url)
  await settle(person)
}

async function save(person: Person, { button }: Pick<Posted, 'button'>): Promise<void> {
  await pressToPost(person, person.page.getByRole('button', { name: button, exact: true }))
}

const conflictOn = (person: Person) =>
  person.page.getByRole('status').filter({ hasText: m.field_conflict_title({}, person) })

/** Both windows write; the later one is refused and shown both texts. */
async function writeInBoth(person: Person, other: Person, form: Posted, texts: [string, string]) {
  const [theirs, mine] = texts
  await open(person, form)
  await open(other, form)
  await form.field(other).fill(theirs)
  await save(other, form)
  await form.field(person).fill(mine)
  await save(person, form)
  await expect(person.page.getByRole('alert')).toBeFocused()
  await expect(person.page.getByRole('alert')).toContainText(m.field_changed_elsewhere({}, person))
  for (const text of texts) await expect(conflictOn(person)).toContainText(text)
  await expect(form.field(person)).toHaveValue(mine)
}

async function expectChoice(person: Person, form: Posted, texts: [string, string, string]): Promise<void> {
  const [first, second, third] = texts
  const other = await secondWindow(person)
  const stands = async (text: string) => {
    await expect(conflictOn(person)).toHaveCount(0)
    await open(other, form)
    await expect(form.field(other)).toHaveValue(text)
  }
  await writeInBoth(person, other, form, [first, second])
  await save(person, form)
  await stands(second)
  await writeInBoth(person, other, form, [third, first])
  await person.page.getByRole('checkbox', { name: m.field_conflict_take({}, person) }).check()
  await save(person, form)
  await stands(third)
  await other.page.close()
}

/** Changes survey topics in both windows; the later input is saved or shown beside the new state. */
async function changeTopics(editor: Person, url: string): Promise<void> {
  const { page } = editor
  const other = await secondWindow(editor)
  const byId = (one: Person, id: string) => one.page.locator(`[id="${id}"]`)
  const both = async () => {
    await open(editor, { url })
    await open(other, { url })
  }
  const add = { button: m.form_editor_section_add({}, editor) }
  const rename = { button: m.form_editor_section_save({}, editor) }
  const remove = { button: m.form_editor_section_remove({}, editor) }
  const saveIn = async (one: Person, topic: string, { button }: { button: string }) => {
    await pressToPost(one, byId(one, `section-${topic}`).getByRole('button', { name: button, exact: true }))
  }
  const title = async (one: Person, topic: string, text?: string) => {
    const summary = byId(one, `section-${topic}`).getByText(m.form_editor_section_rename({}, editor))
    const field = byId(one, `title-${topic}.zh`)
    if (!(await field.isVisible())) await summary.click()
    if (text) await field.fill(text)
    return field
  }
  await test.step('each adds a topic: both stand there', async () => {
    await both()
    for (const [one, text] of [
      [other, '乙类'],
      [editor, '丙类'],
    ] as const) {
      await byId(one, 'title-new.zh').fill(text)
      await byId(one, 'title-new.en').fill(text)
      await save(one, add)
    }
    for (const text of ['乙类', '丙类'])
      await expect(
        page.getByRole('heading', { name: m.form_editor_section({ title: text }, editor) }),
      ).toBeVisible()
  })
  await test.step('each renames the same: both titles are shown, and the written one is saved', async () => {
    await both()
    await title(other, 's2', '乙类甲')
    await saveIn(other, 's2', rename)
    await title(editor, 's2', '乙类丁')
    await saveIn(editor, 's2', rename)
    for (const text of ['乙类甲', '乙类丁']) await expect(conflictOn(editor)).toContainText(text)
    await expect(await title(editor, 's2')).toHaveValue('乙类丁')
    await saveIn(editor, 's2', rename)
    await expect(conflictOn(editor)).toHaveCount(0)
    await open(other, { url })
    await expect(await title(other, 's2')).toHaveValue('乙类丁')
  })
  await test.step('what was asked in a topic meanwhile is seen before it goes', async () => {
    await both()
    await saveIn(other, 's2', { button: m.form_editor_question_add({}, editor) })
    await title(editor, 's2')
    await saveIn(editor, 's2', remove)
    await expect(page.getByRole('alert')).toContainText(m.error_conflict({}, editor))
    await expect(byId(editor, 'section-s2')).toContainText(m.form_editor_question_untitled({}, editor))
    await saveIn(editor, 's2', remove)
    await expect(byId(editor, 'section-s2')).toHaveCount(0)
  })
  await test.step('the title of a topic that is gone is not lost', async () => {
    await both()
    await title(other, 's3')
    await saveIn(other, 's3', remove)
    await title(editor, 's3', '写好的名字')
    await saveIn(editor, 's3', rename)
    await expect(page.getByRole('alert')).toContainText(m.error_conflict({}, editor))
    await expect(byId(editor, 'title-new.zh')).toHaveValue('写好的名字')
  })
  await other.page.close()
  await open(editor, { url })
}

const designers = penpot.questions.sections[0]?.questions[1]

for (const locale of languagesOf('without script: an answer that two windows change')) {
  test(`without script: an answer that two windows change, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const phone = newPhone()
    await arriveWithTeam(person, `${journeyTeams.twoWindows} ${locale} ${phone.slice(-4)}`, phone)
    await page.goto(person.at(`/toolAskFor/${penpot.number}`))
    await page.getByRole('button', { name: m.apply_start({}, person) }).click()
    await expectChoice(
      person,
      {
        url: page.url(),
        field: (one) => one.page.getByLabel(designers?.label[locale] ?? ''),
        button: m.save_later({}, person),
      },
      ['4', '5', '6'],
    )
  })

  test(`without script: a statement that two windows change, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const phone = newPhone()
    await arriveWithTeam(person, `${journeyTeams.twoWindows} ${locale} ${phone.slice(-4)}`, phone)
    await expectChoice(
      person,
      {
        url: person.at('/authentication?step=form&search='),
        field: (one) => one.page.getByLabel(m.verification_name({}, one)),
        button: m.save_later({}, person),
      },
      ['青禾甲基金会', '青禾乙基金会', '青禾丙基金会'],
    )
  })

  for (const hasScript of [true, false]) {
    test(`the own name that two windows change, ${locale}, script ${hasScript}`, async ({ browser }) => {
      const person = await openPerson(browser, { locale, hasScript })
      const { page } = person
      await arrive(person, '/accountCenter?part=profile')
      const other = await secondWindow(person)
      const form: Posted = {
        url: page.url(),
        field: (one) => one.page.getByLabel(m.profile_new_name({}, one)),
        button: m.profile_save({}, person),
      }
      await open(person, form)
      await open(other, form)
      await form.field(other).fill('周晓满')
      await save(other, form)
      await form.field(person).fill('沈知远')
      await save(person, form)
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(conflictOn(person)).toContainText('沈知远')
      await expect(conflictOn(person)).toContainText('周')
      await page.getByRole('checkbox', { name: m.field_conflict_take({}, person) }).check()
      await save(person, form)
      await expect(page.getByText(m.profile_saved({}, person))).toBeVisible()
      await open(other, form)
      await expect(other.page.getByRole('main')).not.toContainText('沈')
      await expect(other.page.getByRole('main')).toContainText('周')
    })

    test(`a survey and its question that two windows change, ${locale}, script ${hasScript}`, async ({
      browser,
    }) => {
      const editor = await openStaff(browser, 'editor', { locale, hasScript })
      const { page } = editor
      await writeSurvey(editor, 'editors')
      const url = page.url().replace(/[?#].*/, '')
      const byId = (id: string) => (one: Person) => one.page.locator(`[id="${id}"]`)
      const basics = { url, field: byId('title.zh'), button: m.staff_survey_save({}, editor) }
      await expectChoice(editor, basics, ['甲题', '乙题', '丙题'])
      const question = {
        url: `${url}/questions/q1`,
        field: byId('options.0.zh'),
        button: m.form_editor_question_save({}, editor),
      }
      await expectChoice(editor, question, ['甲项', '乙项', '丙项'])

      await test.step('what each changed alone is saved of both, and nobody is asked', async () => {
        const other = await secondWindow(editor)
        await open(editor, basics)
        await open(other, basics)
        await byId('lead.zh')(other).fill('另写的导语')
        await save(other, basics)
        await byId('title.zh')(editor).fill('丁题')
        await save(editor, basics)
        await expect(page.getByText(m.staff_survey_saved({}, editor), { exact: true })).toBeVisible()
        await open(other, basics)
        await expect(byId('title.zh')(other)).toHaveValue('丁题')
        await expect(byId('lead.zh')(other)).toHaveValue('另写的导语')
        await other.page.close()
      })
      await changeTopics(editor, url)
      await page.getByText(m.staff_survey_remove({}, editor), { exact: true }).first().click()
      await page.getByRole('button', { name: m.staff_survey_remove({}, editor) }).click()
      await expect(page).toHaveURL(/staff\/surveys$/)
    })
  }
}
