import * as m from '#messages'
import { addDays, shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { press } from './editor-steps.ts'
import { type Person, visit } from './person.ts'
import { proposedActivity } from './volunteer-steps.ts'

/** What both write in a skilled project; pages show one of the two languages. */
export const skilledTexts = {
  deliver: { zh: '报名表和后台', en: 'A sign-up form with its back office' },
  how: { zh: '线上会议', en: 'A meeting online' },
  achieved: { zh: '报名表上线，三百人用过', en: 'The form is live; three hundred have used it' },
  comment: { zh: '学到很多', en: 'I have learned a lot' },
} as const

const inDays = (days: number) => addDays(shanghaiDay(new Date()), days)

/** The host accepts the only volunteer; both then have the project open. @returns its id */
export async function acceptForProject(host: Person, volunteer: Person, number: string): Promise<string> {
  const name = proposedActivity.volunteer[host.locale]
  await visit(host, `/volunteering/host/${number}`)
  await press(host, `${m.volunteers_list_accept({}, host)} ${name}`, m.volunteers_done_decided({}, host))
  await host.page.getByRole('link', { name: m.skilled_link_of({ name }, host) }).click()
  await host.page.waitForURL(/host\/skilled/)
  const id = new URL(host.page.url()).pathname.split('/').at(-1) ?? ''
  await visit(volunteer, `/volunteering/skilled/${id}`)
  return id
}

/** The volunteer writes the scope, and the host agrees to it. */
export async function agreeOnScope(host: Person, volunteer: Person): Promise<void> {
  const { page, locale } = volunteer
  await page.locator('#proposeScope-deliver').fill(skilledTexts.deliver[locale])
  await page.locator('#proposeScope-byWhen').fill(inDays(20))
  await press(
    volunteer,
    m.skilled_step_propose_scope({}, volunteer),
    m.skilled_done_propose_scope({}, volunteer),
  )
  await host.page.reload()
  await press(host, m.skilled_step_agree_scope({}, host), m.skilled_done_agree_scope({}, host))
}

/** The host proposes a time, the volunteer agrees, and both have talked; then they agree on hours. */
export async function talkAndAgree(host: Person, volunteer: Person): Promise<void> {
  const { page, locale } = host
  await page.locator('#proposeTalk-talkOn').fill(inDays(2))
  await page.locator('#proposeTalk-talkTime').fill('19:30')
  await page.locator('#proposeTalk-how').fill(skilledTexts.how[locale])
  await press(host, m.skilled_step_propose_talk({}, host), m.skilled_done_propose_talk({}, host))
  await volunteer.page.reload()
  await press(volunteer, m.skilled_step_agree_talk({}, volunteer), m.skilled_done_agree_talk({}, volunteer))
  await volunteer.page.locator('summary', { hasText: m.skilled_step_talk({}, volunteer) }).click()
  await press(volunteer, m.skilled_step_talk({}, volunteer), m.skilled_done_talk({}, volunteer))
  await volunteer.page.locator('#proposeHours-hours').fill('20')
  await volunteer.page.locator('#proposeHours-endsOn').fill(inDays(30))
  await press(
    volunteer,
    m.skilled_step_propose_hours({}, volunteer),
    m.skilled_done_propose_hours({}, volunteer),
  )
  await host.page.reload()
  await press(host, m.skilled_step_agree_hours({}, host), m.skilled_done_agree_hours({}, host))
}

/** The volunteer states hours, which the host confirms. */
export async function confirmWork(host: Person, volunteer: Person, hours: number): Promise<void> {
  await volunteer.page.reload()
  await volunteer.page.locator('#work-hours').fill(String(hours))
  await press(volunteer, m.skilled_work_add({}, volunteer), m.skilled_done_hours({}, volunteer))
  await host.page.reload()
  await host.page.getByRole('button', { name: m.volunteers_hours_confirm({ hours }, host) }).click()
  await host.page.getByText(m.volunteers_hours_settled({ hours }, host)).waitFor()
}

/** The host says what was achieved, and the volunteer adds a word. */
export async function concludeProject(host: Person, volunteer: Person): Promise<void> {
  await host.page.locator('summary', { hasText: m.skilled_step_conclude({}, host) }).click()
  await host.page.locator('#conclude-text').fill(skilledTexts.achieved[host.locale])
  await press(host, m.skilled_step_conclude({}, host), m.skilled_done_conclude({}, host))
  await volunteer.page.reload()
  await volunteer.page.locator('#comment-text').fill(skilledTexts.comment[volunteer.locale])
  await press(volunteer, m.skilled_step_comment({}, volunteer), m.skilled_done_comment({}, volunteer))
}
