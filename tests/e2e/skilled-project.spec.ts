import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { openPerson, settle } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import {
  acceptForProject,
  agreeOnScope,
  concludeProject,
  confirmWork,
  skilledTexts,
  talkAndAgree,
} from '../support/browser/skilled-steps.ts'
import { addShift, proposeActivity, publishActivity, signUp } from '../support/browser/volunteer-steps.ts'

const name = 'a skilled project, from the acceptance to its conclusion'
for (const locale of languagesOf(name)) {
  test(`${name} (${locale})`, async ({ browser }) => {
    test.setTimeout(120_000)
    const [host, volunteer] = [
      await openPerson(browser, { locale, hasScript: false }),
      await openPerson(browser, { locale }),
    ]
    await arriveWithTeam(host, journeyTeams.volunteers)
    const number = await proposeActivity(host, 'call')
    await addShift(host, 1, 'asked')
    await publishActivity(await openStaff(browser, 'editor', { locale }), number)
    await arrive(volunteer, '/accountCenter')
    await signUp(volunteer, number)

    await acceptForProject(host, volunteer, number)
    await agreeOnScope(host, volunteer)
    await talkAndAgree(host, volunteer)
    await confirmWork(host, volunteer, 5)
    await concludeProject(host, volunteer)
    await host.page.reload()
    const main = host.page.getByRole('main')
    for (const { [locale]: text } of Object.values(skilledTexts)) await expect(main).toContainText(text)
    await expect(main.getByText(m.skilled_state_concluded({}, host), { exact: true }).first()).toBeVisible()
    await settle(volunteer)
    for (const { problems } of [host, volunteer]) expect(problems).toEqual([])
  })
}
