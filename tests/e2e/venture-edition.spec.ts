import { expect } from '@playwright/test'
import * as m from '#messages'
import { locales } from '../../shared/lib/locale.ts'
import {
  acceptReport,
  agree,
  askBack,
  closeAward,
  openAward,
  pay,
  proposeAgreement,
  sendReport,
  stepBack,
} from '../support/browser/award-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import {
  acceptInvitation,
  amendReview,
  assignJudges,
  codeForJudges,
  feedbackOn,
  inviteJudge,
  openEntry,
  readEntry,
  saveNoChange,
  scoreEntry,
} from '../support/browser/judging-steps.ts'
import { expectNoProblems, openPerson, type Person, settle, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { approve, openReview, startReview } from '../support/browser/staff-steps.ts'
import {
  answerObjection,
  confirmProposals,
  enterRound,
  findingText,
  makeEdition,
  object,
  passTo,
  planRound,
  proposeByRanking,
  publishEditionPage,
  publishResults,
  publishTexts,
} from '../support/browser/venture-steps.ts'

for (const locale of locales)
  test(`an edition from its plan to the public notice and the closing report, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(400_000)
    const of = { locale }
    const [manager, second, reviewer, agent] = [
      await openStaff(browser, 'manager', of),
      await openStaff(browser, 'secondManager', of),
      await openStaff(browser, 'reviewer', of),
      await openStaff(browser, 'agent', of),
    ]
    const judge = await openStaff(browser, 'judge', { locale, hasTouch: true })
    await judge.page.setViewportSize({ width: 820, height: 1180 })
    const team = await openPerson(browser, of)
    const other = await openPerson(browser, { locale, hasScript: false })
    const visitor = await openPerson(browser, of)
    const names = [`${journeyTeams.entering} ${locale}`, `${journeyTeams.enteringToo} ${locale}`] as const

    const { edition, round } = await test.step('a manager makes an edition from an earlier one', () =>
      makeEdition(manager))
    await test.step('plans its round, and learns what is missing', async () => {
      await planRound(manager, round)
      await visit(manager, '/staff/venture')
      for (const missing of [m.venture_finding_text, m.venture_finding_same_title])
        await expect(partOf(manager, edition)).toContainText(missing({}, manager))
    })
    await test.step('publishes the texts, after which nothing is', async () => {
      await visit(manager, `/staff/content/ventureRounds/${round}`)
      await publishTexts(manager)
      await publishEditionPage(manager, edition)
      await visit(manager, '/staff/venture')
      await expect(partOf(manager, edition)).toContainText(m.venture_staff_nothing_missing({}, manager))
    })
    await passTo(round, 'open', `opens_at = now() - interval '3 days'`)
    const [winner, loser] = await test.step('two teams enter, one of them without script', async () => [
      await enterRound(team, names[0], round),
      await enterRound(other, names[1], round),
    ])
    await test.step('and see what is next', async () => {
      await visit(team, '/accountCenter')
      await expect(team.page.getByRole('row').filter({ hasText: winner })).toContainText(
        m.application_label_applying({}, team),
      )
    })
    await passTo(round, 'reviewing', `closes_at = now() - interval '2 hours'`)
    await inDatabase('update applications set amendable_until = now() where reference = any($1)', [
      [winner, loser],
    ])
    await test.step('staff check formally who may take part', async () => {
      for (const reference of [winner, loser]) {
        await openReview(reviewer, reference)
        await startReview(reviewer)
        await approve(reviewer)
      }
    })
    await passTo(round, 'reviewing', 'grace_minutes = grace_minutes')
    await test.step('a judge is invited, signs, and is given both entries', async () => {
      await inviteJudge(manager, round, '顾闻溪')
      await visit(judge, '/staff/judging')
      await acceptInvitation(judge, edition)
      await assignJudges(manager, round)
      await saveNoChange(manager, round)
    })
    const code = {
      winner: await codeForJudges(manager, round, winner),
      loser: await codeForJudges(manager, round, loser),
    }
    await test.step('scores them on a tablet, without reading whose they are', async () => {
      await readEntry(judge, code.winner)
      await expect(judge.page.getByRole('main')).not.toContainText(names[0])
      await scoreEntry(judge, code.winner, 9)
      await scoreEntry(judge, code.loser, 4)
      await amendReview(judge, code.winner, 10)
    })
    await test.step('two managers decide; the reviews are locked', async () => {
      await proposeByRanking(manager, round, 50_000)
      await openEntry(judge, code.winner)
      await expect(judge.page.getByText(m.judging_closed({}, judge))).toBeVisible()
      await confirmProposals(second, round)
    })
    await test.step('nothing is to be seen before the one instant, and everything after it', async () => {
      await visit(visitor, `/ventureRounds/${round}`)
      await expect(visitor.page.getByRole('main')).not.toContainText(names[0])
      await publishResults(manager, second, round)
      await visit(visitor, `/ventureRounds/${round}`)
      await expect(visitor.page.getByRole('main')).toContainText(names[0])
      await expect(visitor.page.getByRole('main')).not.toContainText(names[1])
      await openApplication(other, loser)
      await expect(other.page.getByRole('main')).toContainText(feedbackOn(code.loser))
      await expect(other.page.getByRole('main')).not.toContainText('顾闻溪')
      // The formal check was passed, but that is over, and so is leaving.
      for (const words of [m.application_admitted_title, m.application_withdraw])
        await expect(other.page.getByText(words({}, other), { exact: true })).toHaveCount(0)
    })
    await test.step('somebody objects, and somebody without a part in it answers', async () => {
      const objection = await object(visitor, round)
      await visit(visitor, `/ventureRounds/${round}`)
      await expect(visitor.page.getByText(m.venture_notice_open({ count: 1 }, visitor))).toBeVisible()
      await openReview(agent, objection)
      await answerObjection(agent)
      await visit(visitor, `/ventureRounds/${round}`)
      await expect(visitor.page.getByRole('main')).toContainText(findingText)
    })
    await passTo(round, 'final', `published_at = published_at - interval '30 days'`)
    await test.step('the award is agreed, paid by two persons, reported, and closed', async () => {
      const award = await openAward(manager, edition, names[0])
      await proposeAgreement(manager)
      await openApplication(team, winner)
      await team.page.getByRole('link', { name: m.award_link({}, team), exact: true }).click()
      await settle(team)
      await agree(team)
      await pay(manager, second, award, '30,000')
      await sendReport(team, award)
      await acceptReport(manager, award)
      await sendReport(team, award)
      await acceptReport(manager, award)
      await pay(manager, second, award, '20,000')
      await askBack(manager, award, '1000')
      await expect(manager.page.getByRole('button', { name: m.award_step_approve({}, manager) })).toHaveCount(
        0,
      )
      await visit(team, `/ventureAward/${award}`)
      await expect(team.page.getByRole('main')).not.toContainText('1,000')
      await stepBack(second, award, m.award_step_approve)
      await visit(team, `/ventureAward/${award}`)
      await expect(team.page.getByRole('main')).toContainText('1,000')
      await stepBack(manager, award, m.award_step_ask_waiver)
      await stepBack(second, award, m.award_step_waive)
      await closeAward(manager, award)
      await visit(team, `/ventureAward/${award}`)
      await expect(team.page.getByRole('main')).toContainText(m.award_state_closed({}, team))
      await visit(visitor, `/venture/${edition}`)
      await expect(visitor.page.getByRole('main')).toContainText('50,000')
    })
    expectNoProblems(manager, second, reviewer, agent, judge, team, other, visitor)
  })

/** The part about an edition on the page of editions. */
function partOf(manager: Person, edition: number) {
  return manager.page.locator(`section[aria-labelledby=edition-${edition}]`)
}

/** Opens a team's application from its account. */
async function openApplication(person: Person, reference: string): Promise<void> {
  await visit(person, '/accountCenter')
  await person.page.getByRole('row').filter({ hasText: reference }).getByRole('link').first().click()
  await expect(person.page).toHaveURL(/ventureApplyDetail/)
  await settle(person)
}
