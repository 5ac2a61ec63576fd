import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../support/browser/browser-test.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { askedSurvey, openMySurvey, sendSurvey, writeSurvey } from '../support/browser/survey-steps.ts'

for (const locale of languagesOf('a survey is written, sent, answered once and closed')) {
  test(`a survey is written, sent, answered once and closed (${locale})`, async ({ browser }) => {
    const editor = await openStaff(browser, 'editor', { locale })
    const { page } = editor
    await writeSurvey(editor, 'editors')
    await sendSurvey(editor)
    const survey = page.url()
    await expect(page.getByText(m.staff_survey_not_yet({}, editor))).toBeVisible()

    await openMySurvey(editor)
    await page.getByRole('button', { name: m.survey_send_answers({}, editor) }).click()
    await expect(page.getByRole('alert')).toContainText(askedSurvey.question[locale])
    await page.getByRole('radio', { name: askedSurvey.options[0][locale] }).check()
    await page.getByRole('button', { name: m.survey_send_answers({}, editor) }).click()
    await expect(page.getByText(m.survey_thanks({}, editor))).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)

    await page.goto(survey)
    await page.getByText(m.staff_survey_close_title({}, editor), { exact: true }).first().click()
    await page.getByRole('button', { name: m.staff_survey_close({}, editor) }).click()
    await expect(page.getByText(m.staff_survey_closed({}, editor))).toBeVisible()
    await expect(page.getByText(m.staff_survey_hidden({}, editor))).toBeVisible()
    expect(editor.problems).toEqual([])
  })
}
