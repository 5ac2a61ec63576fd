import type { Api } from '../../../../shared/contract/contract.ts'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { Db } from '../../database.ts'
import type { Acting } from './act-as.ts'
import { both } from './both.ts'
import { letDaysPass } from './let-days-pass.ts'

/** Somebody who signs up, under the name that they give the host. */
export type Joining = { name: string; api: Api }

/** A sign-up for what is over, with the calls of whoever signed up. */
export type PastSignup = { signupId: string; version: number; api: Api }

/** A day so many days from today, in China. */
export const dayOf = (days: number) => addDays(shanghaiDay(new Date()), days)
const collection = 'volunteerActivities'
const languages = ['zh', 'en'] as const

/** What a team proposes in Chinese, and an editor adds to it. */
export type DemoActivity = {
  proposed: Omit<Parameters<Api['hosting']['propose']>[0], 'TeamID'>
  english: Record<string, string>
  fields: string[]
}

const proposed = {
  volunteerKind: 'activity',
  mode: 'onsite',
  title: '周六陪读：山里孩子的一小时',
  summary: '每周六上午，一位志愿者陪一个孩子读一小时书，读完一起画一页。',
  place: '示例县云溪镇小学图书角',
  body: '九点前到图书角，先听十五分钟怎样陪读：多问“你觉得呢”，不纠正口音，不拍孩子的脸。\n\n每人一个孩子、三本书，由孩子挑。读完画一页贴在墙上，十一点半前把书放回原处。',
  howToJoin: '在这里选一个周六报名。第一次来请提前十五分钟到。',
  accessNotes: '图书角在一楼，门口没有台阶，有低位书架。',
  skills: [],
  people: 8,
  minimumAge: 18,
  ...{ startsOn: dayOf(-60), endsOn: dayOf(90) },
} satisfies DemoActivity['proposed']
const english = {
  title: 'Reading on Saturdays: an hour with a child in the hills',
  summary:
    'Every Saturday morning one volunteer reads with one child for an hour; then they draw a page together.',
  place: 'Library corner, Yunxi School, Example County',
  host: 'Firefly Reading, Example County',
  body: '<p>Be there by nine. For a quarter of an hour we show how to read together: ask what they think, let accents be, photograph no faces.</p><p>One child each, three books, and the child chooses. Put the drawing on the wall and the books back by half past eleven.</p>',
  howToJoin: 'Choose a Saturday here. Come a quarter of an hour early the first time.',
  accessNotes: 'On the ground floor without a step; there are low shelves.',
}
export const readingMornings: DemoActivity = { proposed, english, fields: ['education', 'children'] }

/** Proposes an activity and has it published in both languages, as if on its first day. @returns its number */
export async function publishActivity(
  { teamId, api }: Acting,
  editor: Api,
  { proposed, english, fields }: DemoActivity,
): Promise<string> {
  const { startsOn } = proposed
  const isPast = startsOn < dayOf(0)
  const { activityID: number } = await api.hosting.propose({
    TeamID: teamId,
    ...proposed,
    ...(isPast && { startsOn: dayOf(0) }),
  })
  const { contentStaff } = editor
  const { version, shared, texts } = await contentStaff.recordDetail({ collection, number })
  const saved = await contentStaff.recordSave({
    ...{ collection, number, version, shared: { ...shared, fields, startsOn } },
    texts: { zh: texts.zh.fields, en: english },
  })
  let known = saved.version
  for (const language of languages) {
    const moved = await contentStaff.textMove({
      collection,
      number,
      version: known,
      language,
      move: 'publish',
    })
    known = moved.version
  }
  return number
}

/** Adds a morning so many days ahead. @returns the shift's id */
async function addMorning(
  { teamId, api }: Acting,
  activityID: string,
  days: number,
  { places, isDirect = true, task }: { places: number; isDirect?: boolean; task: string },
): Promise<string> {
  const times = { startsOn: dayOf(days), startTime: '09:00', endTime: '11:30' }
  const { shiftId } = await api.hosting.shiftAdd({
    ...{ TeamID: teamId, activityID, task, places, isDirect, ...times },
  })
  return shiftId
}

/**
 * A morning that was so many days ago: everybody came, and the host has stated the hours.
 * @returns each one's sign-up, in the order in which they were given, with its version
 */
export async function pastMorning(
  db: Db,
  host: Acting,
  activityID: string,
  { daysAgo, people }: { daysAgo: number; people: readonly Joining[] },
): Promise<PastSignup[]> {
  const shiftId = await addMorning(host, activityID, 1, { places: 8, task: '陪读 · Reading together' })
  const signups: string[] = []
  for (const { name, api } of people)
    signups.push((await api.volunteering.signUp({ shiftId, name, isOfAge: true })).signupId)
  await letDaysPass(db, daysAgo + 1, { table: 'volunteer_shifts', ids: [shiftId] })
  await letDaysPass(db, daysAgo + 1, { table: 'volunteer_signups', column: 'shift_id', ids: [shiftId] })
  const { teamId: TeamID, api } = host
  for (const signupId of signups) {
    await api.hosting.attendance({ TeamID, signupId, version: 2, action: 'attend' })
    await api.hosting.hostHours({ TeamID, signupId, version: 3, action: 'state', hours: 2.5 })
  }
  return signups.map((signupId, index) => ({ signupId, version: 4, api: people[index]?.api as Api }))
}

/** Mornings to come: one that is full and has people waiting, and one whose host answers. */
export async function comingMornings(
  host: Acting,
  activityID: string,
  people: readonly Joining[],
): Promise<void> {
  const full = await addMorning(host, activityID, 4, { places: 3, task: '陪读 · Reading together' })
  const asked = await addMorning(host, activityID, 11, {
    ...{ places: 2, isDirect: false, task: '整理图书角 · Sorting books' },
  })
  for (const { name, api } of people) await api.volunteering.signUp({ shiftId: full, name, isOfAge: true })
  const note = both('会贴书标，可以带一台标签机。', 'I can label books and bring a label printer.')
  for (const { name, api } of people.slice(-2))
    await api.volunteering.signUp({ shiftId: asked, name, note, isOfAge: true })
}
