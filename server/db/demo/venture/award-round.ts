import { closeReviews } from '../../../domains/venture/deciding/close-reviews.jobs.ts'
import { publishRoundNow } from '../../../domains/venture/deciding/publish-round.jobs.ts'
import { ventureClock } from '../../../domains/venture/rounds/venture-clock.jobs.ts'
import type { Services } from '../../../services.ts'
import type { Acting } from '../teams/act-as.ts'
import { both } from '../teams/both.ts'
import type { VentureCast } from '../teams/cast.ts'
import { dayOf } from '../teams/host-activity.ts'
import { letDaysPass } from '../teams/let-days-pass.ts'

type Decided = { number: number; edition: number; noticeDays: number; places: number; amount: number }

/** Two managers decide a round by its standings and publish it, and its public notice passes. */
export async function decideRound({ services, office }: VentureCast, round: Decided): Promise<void> {
  const { number, places, amount, noticeDays } = round
  const [one, two] = office.managers.map(({ ventureDecidingStaff }) => ventureDecidingStaff) as [Staff, Staff]
  const roundId = String(number)
  const version = async () => (await one.deliberation({ roundId })).round.version
  await one.deliberate({ roundId, version: await version() })
  await closeReviews(services, { number }, 'demo')
  const reason = both('按名次，两人都读过评语。', 'By standing; both of us have read the remarks.')
  await one.proposeAll({ roundId, advance: places, waitlist: 0, amount, reason })
  await two.confirmAll({ roundId })
  await one.publish({ roundId, version: await version() })
  await two.publish({ roundId, version: await version() })
  await publishRoundNow(services, { number }, 'demo')
  await letRoundAge(services, number, noticeDays + 1)
  await ventureClock(services, {}, 'demo')
}
type Staff = VentureCast['office']['managers'][0]['ventureDecidingStaff']

/**
 * Awards are agreed on, and one instalment of each is paid. Of one team, money is asked back, which can be paid or
 * waived; the other's report is due, and so is its next instalment.
 */
export async function runAwards(cast: VentureCast, { edition, number }: Decided, teams: readonly Acting[]) {
  const { office } = cast
  const [one, two] = office.managers
  const awardIds: string[] = []
  for (const [place, team] of teams.entries()) {
    const awardId = await awardOf(cast, team, edition)
    if (!awardId) continue
    awardIds.push(awardId)
    await agree(cast, team, awardId)
    const { tranches } = await one.ventureAwardsStaff.detail({ awardId })
    const { trancheId = '', version = 1 } = tranches[0] ?? {}
    const noted = { paidOn: dayOf(0), bankReference: `DEMO-${number}-${place + 1}`, reason: '' }
    const proposed = await one.ventureAwardsStaff.tranche({ trancheId, version, action: 'propose', ...noted })
    await two.ventureAwardsStaff.tranche({ trancheId, version: proposed.version, action: 'confirm' })
  }
  const [, askedBack] = awardIds
  if (askedBack) await askBack(cast, askedBack)
  const [, reporting] = teams
  if (askedBack && reporting) await report(reporting, askedBack)
}

async function awardOf(
  { services }: VentureCast,
  { teamId }: Acting,
  edition: number,
): Promise<string | undefined> {
  const award = await services.pool
    .selectFrom('venture_awards')
    .select('id')
    .where('team_id', '=', teamId)
    .where('edition', '=', edition)
    .executeTakeFirst()
  return award?.id
}

/** Of three instalments one is paid, one can be paid now, and one waits for the closing report. */
async function agree(
  { office }: VentureCast,
  { teamId: TeamID, api }: Acting,
  awardId: string,
): Promise<void> {
  await office.managers[0].ventureAwardsStaff.propose({
    ...{ awardId, version: 1, midtermDueOn: dayOf(14), closingDueOn: dayOf(150) },
    text: both(
      '钱只用在修好和维持申请里写明的那件东西上；要改做法，先商量。中期和结项各写一份报告，数字照实写。停下来不丢人，没用完的退回。',
      'The money mends and keeps the thing that the entry names; a change of plan is agreed on first. There is a report halfway and one at the end, with the figures as they are. Stopping is no disgrace; what is left is paid back.',
    ),
    tranches: [
      { amount: 16_000, dueOn: dayOf(0), condition: 'agreement' },
      { amount: 14_000, dueOn: dayOf(3), condition: 'agreement' },
      { amount: 10_000, dueOn: dayOf(160), condition: 'closing' },
    ],
  })
  const { agreements } = await api.ventureAwards.details({ awardId })
  await api.ventureAwards.agree({ TeamID, awardId, number: 1, hash: agreements[0]?.hash ?? '' })
}

async function askBack({ office: { managers } }: VentureCast, awardId: string): Promise<void> {
  const [one, two] = managers
  await one.ventureAwardsStaff.payback({
    ...{ awardId, amount: 2_400, dueOn: dayOf(30) },
    reason: both(
      '示范片由医院的同事拍了，原定给拍摄的钱没有花。',
      'A colleague of the hospital made the film, so that the money for it was not spent.',
    ),
  })
  const { tranches } = await one.ventureAwardsStaff.detail({ awardId })
  const asked = tranches.find(({ state }) => state === 'asked')
  if (!asked) return
  const { trancheId, version } = asked
  await two.ventureAwardsStaff.tranche({ trancheId, version, action: 'approve' })
}

/** What the usual questions are answered with. */
const midterm: Record<string, string> = {
  done: both(
    '印了两百张防水卡，病房里挂了一百二十张；示范片三分钟，两位新护工看着它走了一遍。',
    'We printed two hundred cards that can be wiped; a hundred and twenty hang on the ward. The film has three minutes, and two new helpers have gone round with it.',
  ),
  changed: both(
    '示范片原想请人拍，后来是放射科的同事拍的，没有收钱。',
    'Somebody was to be paid for the film; a colleague from radiology made it for nothing.',
  ),
  spent: '11800',
  next: both(
    '夜班还没有人问第三句。下个月先找夜班的护工聊，再决定卡片放在哪里。',
    'Nobody asks the third question at night. Next month we talk with the helpers of that shift before we decide where the cards hang.',
  ),
}

/** The report of the middle, sent and not yet read. */
async function report({ teamId: TeamID, api }: Acting, awardId: string): Promise<void> {
  const { reports } = await api.ventureAwards.details({ awardId })
  const { reportId } = reports.find(({ kind }) => kind === 'midterm') ?? {}
  if (reportId) await api.ventureAwards.report({ TeamID, reportId, answers: midterm, isSent: true })
}

async function letRoundAge({ pool }: Services, number: number, days: number): Promise<void> {
  const round = await pool
    .selectFrom('venture_rounds')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  for (const place of [
    { table: 'venture_rounds', column: 'number', ids: [number] },
    { table: 'venture_events', column: 'round_id', ids: [round.id] },
    { table: 'venture_entries', column: 'round_number', ids: [number] },
    { table: 'venture_reviews', column: 'round_number', ids: [number] },
    { table: 'venture_awards', column: 'round_number', ids: [number] },
  ])
    await letDaysPass(pool, days, place)
}
