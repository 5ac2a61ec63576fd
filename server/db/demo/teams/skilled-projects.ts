import type { Api } from '../../../../shared/contract/contract.ts'
import { type Acting, actAs } from './act-as.ts'
import { both } from './both.ts'
import type { Cast } from './cast.ts'
import { type DemoActivity, dayOf, publishActivity } from './host-activity.ts'
import { letDaysPass } from './let-days-pass.ts'
import { volunteer } from './members.ts'

type Said = Partial<Parameters<Api['skilled']['step']>[0]>

/** What both agree to, and how long ago they began. */
type Planned = { task: string; daysAgo: number; scope: Said; hours: Said }

const call: DemoActivity = {
  proposed: {
    ...{ volunteerKind: 'call', mode: 'online', skills: ['development', 'data'] },
    title: '给图书角做两样小工具：借书登记和报名表',
    summary:
      '图书角的借书登记和周六陪读的报名都还在纸上。请你做成我们自己改得动的表格，不要我们看不懂的系统。',
    place: '线上，晚上通电话',
    body: '借书登记要能在一部旧手机上用，断网也能记，回到镇上再对账。\n\n报名表要能按周六汇总人数，名字和电话只有两位组织者看得到。\n\n交付时请留一页说明，写给下一个不懂编程的组织者。',
    howToJoin: '在这里报名，写一句你做过的表格或小程序。我们会约一次电话。',
    ...{ people: 2, volunteerHours: 32, startsOn: dayOf(-60), endsOn: dayOf(90) },
  },
  english: {
    title: 'Two small tools for a library corner: a lending log and a sign-up form',
    summary:
      'Lending and signing up for Saturdays are still on paper. Please make sheets that we can change ourselves, not a system that we cannot read.',
    place: 'Online; we talk by phone in the evening',
    host: 'Firefly Reading, Example County',
    body: '<p>The lending log must work on one old phone, also without a network, and be matched once we are back in town.</p><p>The form counts people by Saturday; names and numbers are seen by the two organisers alone.</p><p>Leave a page of instructions for the next organiser, who does not program.</p>',
    howToJoin: 'Sign up here with a line on a sheet or tool that you have made. We arrange a call.',
    accessNotes: '',
  },
  fields: ['education', 'children'],
}

const lendingLog: Planned = {
  ...{ task: '借书登记 · Lending log', daysAgo: 45 },
  scope: {
    deliver: both(
      '一份手机上能填的借书登记，断网可用；一页写给组织者的说明。',
      'A lending log for a phone, also without a network; a page of instructions for organisers.',
    ),
    leaveOut: both('旧登记本的录入。', 'Typing in the old books.'),
    byWhen: dayOf(1),
  },
  hours: { hours: 12, endsOn: dayOf(46) },
}
const signupForm: Planned = {
  ...{ task: '报名表 · Sign-up form', daysAgo: 24 },
  scope: {
    deliver: both(
      '周六陪读的报名表；按周六汇总人数的一页；组织者自己改题目的说明。',
      'A sign-up form for Saturdays; a page that counts people by Saturday; how organisers change its questions.',
    ),
    leaveOut: both('群发短信。', 'Text messages to everybody.'),
    byWhen: dayOf(14),
  },
  hours: { hours: 20, endsOn: dayOf(45) },
}

/** A skilled project that is concluded, and one under way with hours that wait for the host's word. */
export async function workTogether(cast: Cast, host: Acting): Promise<void> {
  const activityID = await publishActivity(host, cast.office.editor, call)
  const done = await begin(cast, host, { activityID, plan: lendingLog })
  await done.work(dayOf(-38), 5)
  await done.work(dayOf(-20), 6.5)
  await done.take('host', 'conclude', {
    text: both(
      '借书登记用了三个星期，一百二十本书找得到在谁手里。',
      'The log has been in use for three weeks: we know where a hundred and twenty books are.',
    ),
  })
  const learnt = '第一次写给断网的手机用的东西，先问清楚再动手，省了一半时间。'
  await done.take('volunteer', 'comment', {
    text: both(learnt, 'My first tool for a phone without a network. Asking first saved half of the time.'),
  })
  const running = await begin(cast, host, { activityID, plan: signupForm })
  await running.work(dayOf(-15), 6)
  await running.state(dayOf(-3), 4.5)
}

/** A volunteer is accepted, and both agree on everything: that was some days ago. */
async function begin(
  { services, accounts }: Cast,
  host: Acting,
  { activityID, plan }: { activityID: string; plan: Planned },
) {
  const helper = actAs(services, accounts.get(volunteer) ?? '')
  const TeamID = host.teamId
  const times = { startsOn: dayOf(1), startTime: '19:30', endTime: '20:30' }
  const { shiftId } = await host.api.hosting.shiftAdd({
    ...{ TeamID, activityID, task: plan.task, places: 1, isDirect: false, ...times },
  })
  const note = both('给社区食堂做过点餐表。', 'I have made an order sheet for a community kitchen.')
  const { name } = volunteer
  const { signupId } = await helper.volunteering.signUp({ shiftId, name, note })
  await host.api.hosting.signupDecide({ TeamID, signupId, version: 1, action: 'accept' })
  const { signups } = await helper.volunteering.mySignups({ activityID })
  const projectId = signups.find((one) => one.signupId === signupId)?.projectId ?? ''
  let version = 1
  const take = async (side: 'host' | 'volunteer', action: Action, said: Said = {}) => {
    const step = { ...said, projectId, version, action }
    const taken = side === 'host' ? host.api.skilled.hostStep({ ...step, TeamID }) : helper.skilled.step(step)
    version = (await taken).version
  }
  await take('volunteer', 'proposeScope', plan.scope)
  await take('host', 'agreeScope')
  const how = both('晚上打给小满。', 'By phone: I call Xiaoman in the evening.')
  await take('volunteer', 'proposeTalk', { talkOn: dayOf(1), talkTime: '19:30', how })
  await take('host', 'agreeTalk')
  await take('host', 'talk')
  await take('host', 'proposeHours', plan.hours)
  await take('volunteer', 'agreeHours')
  for (const place of [
    { table: 'skilled_projects', ids: [projectId] },
    { table: 'volunteer_shifts', ids: [shiftId] },
    { table: 'volunteer_signups', ids: [signupId] },
  ])
    await letDaysPass(services.pool, plan.daysAgo, place)
  const state = async (from: string, hours: number) =>
    (await helper.skilled.hours({ projectId, from, hours })).signupId
  /** Hours of a day that both have confirmed. */
  const work = async (from: string, hours: number) => {
    const stated = { TeamID, signupId: await state(from, hours), version: 2 }
    await host.api.hosting.hostHours({ ...stated, action: 'confirm' })
  }
  return { take, state, work }
}

type Action = Parameters<Api['skilled']['step']>[0]['action']
