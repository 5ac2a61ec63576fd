import { type Browser, expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { arrive } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { beginArticle } from '../../support/browser/editor-steps.ts'
import { accountOf, endSession } from '../../support/browser/end-session.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { inDatabase } from '../../support/browser/portal-database.ts'
import { signInWithForm } from '../../support/browser/sign-in-steps.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { writeSurvey } from '../../support/browser/survey-steps.ts'

/** Tools whose forms no other journey uses. */
const tools = { true: '1027', false: '1026' }
const fieldIn = ({ page }: Person, id: string) => page.locator(`[id="${id}"]`)
const refusal = ({ page }: Person) => page.getByRole('alert')
const saveQuestion = (one: Person) =>
  one.page.getByRole('button', { name: m.form_editor_question_save({}, one), exact: true })

/** Opens the same page in a second window and does something there that removes what it shows. */
async function inOtherWindow(person: Person, act: (other: Person) => Promise<void>): Promise<void> {
  const other: Person = { ...person, page: await person.page.context().newPage() }
  await other.page.goto(person.page.url())
  await settle(other)
  await act(other)
  await expect(other.page).not.toHaveURL(person.page.url())
  await other.page.close()
  // A window in the background may not respond for a while.
  await person.page.bringToFront()
}

const removeQuestion = async (other: Person) => {
  await other.page.getByText(m.form_editor_remove({}, other), { exact: true }).click()
  await other.page.getByRole('button', { name: m.form_editor_remove_question({}, other) }).click()
}

/** The typed text is kept: in its field if the page could stay, otherwise as text to copy. */
async function expectKept(person: Person, id: string, words: string, why: string): Promise<void> {
  const { page, hasScript } = person
  await expect(page.getByText(why)).toBeVisible()
  if (hasScript) {
    await expect(refusal(person)).toContainText(why)
    await expect(fieldIn(person, id)).toHaveValue(words)
  } else {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.lost_form_title({}, person))
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
}

/** Saves the deleted question as a new one; its wording is the same in both languages. */
async function saveAnew(editor: Person, words: string): Promise<void> {
  const { page, locale } = editor
  await fieldIn(editor, `label.${locale}`).fill(words)
  await page.getByRole('button', { name: m.form_editor_question_anew({}, editor) }).click()
  await expect(page.getByRole('link', { name: words, exact: true })).toHaveCount(1)
}

/** Opens the question of a new survey. */
async function openQuestion(browser: Browser, locale: Locale, hasScript: boolean): Promise<Person> {
  const editor = await openStaff(browser, 'editor', { locale, hasScript })
  await writeSurvey(editor, 'editors')
  await editor.page.goto(`${new URL(editor.page.url()).pathname}/questions/q1`)
  await settle(editor)
  return editor
}

/** A new member of staff who writes articles and surveys. */
async function openEditor(
  browser: Browser,
  locale: Locale,
  hasScript: boolean,
  phone: string,
): Promise<Person> {
  const editor = await openPerson(browser, { locale, hasScript })
  await arrive(editor, '/accountCenter', phone)
  const account = await accountOf(editor)
  await inDatabase(
    `insert into staff_members (account_id, roles, display_name, totp_confirmed_at)
      values ($1, array['editor'], '来去', now())`,
    [account],
  )
  await inDatabase(`update sessions set is_staff = true, second_factor_at = now() where account_id = $1`, [
    account,
  ])
  return editor
}

const endRoles = (account: string) =>
  inDatabase(`update staff_members set status = 'ended' where account_id = $1`, [account])

for (const locale of languagesOf('what is removed in another window while it is written')) {
  for (const hasScript of [true, false]) {
    const how = `${locale}, script ${hasScript}`

    test(`a question that is removed while it is written is not lost, ${how}`, async ({ browser }) => {
      const editor = await openQuestion(browser, locale, hasScript)
      await inOtherWindow(editor, removeQuestion)
      const words = '写到一半的问题'
      await fieldIn(editor, 'label.zh').fill(words)
      await saveQuestion(editor).click()
      await expectKept(editor, 'label.zh', words, m.form_gone({}, editor))
      if (hasScript) await saveAnew(editor, words)
      expectNoProblems(editor)
    })

    test(`a question of a tool that is removed while it is written is not lost, ${how}`, async ({
      browser,
    }) => {
      const editor = await openStaff(browser, 'editor', { locale, hasScript })
      await visit(editor, `/staff/content/tools/${tools[`${hasScript}`]}/form`)
      await editor.page
        .getByRole('button', { name: m.form_editor_question_add({}, editor) })
        .first()
        .click()
      await expect(editor.page).toHaveURL(/form\/q\d+/)
      await settle(editor)
      await inOtherWindow(editor, removeQuestion)
      // Unique, since the tool keeps what an earlier try saved.
      const words = `写到一半的申领题 ${Date.now()}`
      await fieldIn(editor, 'label.zh').fill(words)
      await saveQuestion(editor).click()
      await expectKept(editor, 'label.zh', words, m.form_gone({}, editor))
      if (hasScript) await saveAnew(editor, words)
      expectNoProblems(editor)
    })

    test(`a question of a survey that was sent meanwhile is not lost, ${how}`, async ({ browser }) => {
      const editor = await openQuestion(browser, locale, hasScript)
      const [, surveyId] = /surveys\/([0-9a-f-]{36})/.exec(editor.page.url()) ?? []
      await inDatabase(`update surveys set state = 'open', opened_at = now() where id = $1`, [surveyId])
      const words = '晚了一步的问题'
      await fieldIn(editor, 'label.zh').fill(words)
      await saveQuestion(editor).click()
      const why = hasScript ? m.error_illegal_transition({}, editor) : m.form_gone({}, editor)
      await expectKept(editor, 'label.zh', words, why)
      expectNoProblems(editor)
    })

    test(`an article that is removed while it is written is not lost, ${how}`, async ({ browser }) => {
      const editor = await openStaff(browser, 'editor', { locale, hasScript })
      const { page } = editor
      const save = page.getByRole('button', { name: m.collections_save({}, editor), exact: true })
      await beginArticle(editor)
      await fieldIn(editor, 'texts.zh.title').fill('要被删掉的文章')
      await save.click()
      await expect(page).toHaveURL(/articles\/\d+/)
      await settle(editor)
      await inOtherWindow(editor, async (other) => {
        await other.page.getByText(m.collections_remove({}, other), { exact: true }).click()
        await other.page.getByRole('button', { name: m.collections_remove_now({}, other) }).click()
      })
      const words = '写到一半的标题'
      await fieldIn(editor, 'texts.zh.title').fill(words)
      await save.click()
      await expectKept(editor, 'texts.zh.title', words, m.form_gone({}, editor))
      expectNoProblems(editor)
    })

    test(`who is no longer of the staff keeps what they were writing, ${how}`, async ({ browser }) => {
      const phone = newPhone()
      const editor = await openEditor(browser, locale, hasScript, phone)
      const { page } = editor
      await visit(editor, '/staff/surveys')
      const words = '没有写完的问卷'
      await fieldIn(editor, 'title.zh').fill(words)
      await endRoles(await accountOf(editor))
      const create = page.getByRole('button', { name: m.staff_surveys_create({}, editor) })
      await create.click()
      await expectKept(editor, 'title.zh', words, m.form_role_ended({}, editor))
      expectNoProblems(editor)
    })
  }

  test(`who is no longer of the staff and signed out gets back what they wrote, ${locale}`, async ({
    browser,
  }) => {
    const phone = newPhone()
    const editor = await openEditor(browser, locale, false, phone)
    const { page } = editor
    await visit(editor, '/staff/surveys')
    const words = '没有写完的问卷'
    await fieldIn(editor, 'title.zh').fill(words)
    await endRoles(await endSession(editor, phone))
    await page.getByRole('button', { name: m.staff_surveys_create({}, editor) }).click()
    await signInWithForm(editor, page.locator('body'), phone)
    await expectKept(editor, 'title.zh', words, m.form_role_ended({}, editor))
    expectNoProblems(editor)
  })
}
