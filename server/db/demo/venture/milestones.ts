import type { DemoVentureMilestone } from '../demo-types.ts'

/** What happened when. */
export const demoVentureMilestones: DemoVentureMilestone[] = [
  {
    editionID: '1',
    startsOn: '2022-03-07',
    title: { zh: '规则公布', en: 'Rules published' },
    summary: {
      zh: '连同空白的打分表一起挂出，评委用的是同一张。',
      en: 'Together with the empty scoring sheet, the very one that the judges would fill in.',
    },
  },
  {
    editionID: '1',
    startsOn: '2022-03-14',
    endsOn: '2022-04-15',
    title: { zh: '收申请', en: 'Applications' },
    summary: {
      zh: '收到六十四份，其中九份是最后一小时发来的；网页在那一小时里慢得打不开，截止时间顺延到次日中午。',
      en: 'Sixty-four came, nine of them in the last hour, when the page was too slow to open; the deadline moved to noon of the next day.',
    },
  },
  {
    editionID: '1',
    startsOn: '2022-05-09',
    endsOn: '2022-05-13',
    title: { zh: '评委读材料', en: 'The judges read' },
    summary: {
      zh: '七个人读了五天，分歧最大的三份又叫来申请人在电话里讲了一遍。',
      en: 'Seven people read for five days; the three papers they disagreed about most were explained once more by phone.',
    },
  },
  {
    editionID: '1',
    startsOn: '2022-05-30',
    title: { zh: '九支团队入选', en: 'Nine teams chosen' },
    summary: {
      zh: '比说好的日子晚了十一个工作日，名单和每支的金额一并公开。',
      en: 'Eleven working days later than promised; the list appeared with the sum for each.',
    },
  },
  {
    editionID: '1',
    startsOn: '2022-09-20',
    endsOn: '2022-09-30',
    title: { zh: '秋天走访', en: 'Autumn visits' },
    summary: {
      zh: '两支团队当场决定改做法，另外两支的第二笔款没有付。',
      en: 'Two teams decided on the spot to change course; for two others the second payment was withheld.',
    },
  },
  {
    editionID: '1',
    startsOn: '2023-02-10',
    title: { zh: '结果公开', en: 'Results published' },
    summary: {
      zh: '成的和没成的放在同一页，各写了一样长。',
      en: 'What worked and what did not stood on one page, at equal length.',
    },
  },
  {
    editionID: '2',
    startsOn: '2023-02-20',
    title: { zh: '计划书发布', en: 'The plan appears' },
    summary: {
      zh: '发布前请三家第一期的团队挑错，改掉了十七处，最大的一处是把“修旧”单列。',
      en: 'Three teams of the first edition had picked holes in it: seventeen corrections, the largest being a line of its own for mending.',
    },
  },
  {
    editionID: '2',
    startsOn: '2023-03-01',
    endsOn: '2023-04-20',
    title: { zh: '接受申请', en: 'Entries open' },
    summary: {
      zh: '一百三十一份，二十八份属于修旧。服务器这回没有慢，因为提前请人压过一遍。',
      en: 'A hundred and thirty-one, twenty-eight of them about mending. The server kept pace this time, having been put under load beforehand.',
    },
  },
  {
    editionID: '2',
    startsOn: '2023-05-15',
    endsOn: '2023-06-02',
    title: { zh: '初读', en: 'First reading' },
    summary: {
      zh: '每份三位评委各读一遍。三百九十三份分数里，有四十份因为迟交由候补评委重打。',
      en: 'Three judges for each. Of 393 scores forty came too late and were given anew by stand-ins.',
    },
  },
  {
    editionID: '2',
    startsOn: '2023-06-19',
    endsOn: '2023-06-21',
    title: { zh: '线上面谈', en: 'Interviews online' },
    summary: {
      zh: '二十四场，五场配了手语，两场因为断网改成打电话。',
      en: 'Twenty-four talks, five with sign language; two lost the network and went on by telephone.',
    },
  },
  {
    editionID: '2',
    startsOn: '2023-07-03',
    endsOn: '2023-07-14',
    title: { zh: '公示与复核', en: 'Public notice and one review' },
    summary: {
      zh: '收到一条异议，成立；重评花掉五个工作日，公示因此延长一周。',
      en: 'One objection came and was upheld; judging anew took five working days, and the notice stood a week longer.',
    },
  },
  {
    editionID: '2',
    startsOn: '2023-12-12',
    endsOn: '2023-12-13',
    title: { zh: '中期见面', en: 'Half way, face to face' },
    summary: {
      zh: '问药和夜行两个项目在这里宣布停止，剩下的钱退回，分给了另外八个里需要无障碍测试的三个。',
      en: 'The medicine bot and the night walk announced their end here. What was left went to three of the other eight, for accessibility tests.',
    },
  },
  {
    editionID: '2',
    startsOn: '2024-05-31',
    title: { zh: '结项', en: 'Closing' },
    summary: {
      zh: '八个项目交回材料，六个达到约定，两个按改过的目标验收。',
      en: 'Eight handed in their papers: six had done as agreed, two were measured by their changed aim.',
    },
  },
  {
    editionID: '2',
    startsOn: '2024-07-08',
    title: { zh: '电话回访的结果', en: 'What people said on the phone' },
    summary: {
      zh: '一百六十八位使用者的回答按项目列出，原话照录，姓名略去。',
      en: 'The answers of 168 users by project, word for word and without names.',
    },
  },
  {
    editionID: '3',
    startsOn: '2024-03-01',
    endsOn: '2024-04-30',
    title: { zh: '找搭档', en: 'Looking for a partner' },
    summary: {
      zh: '项目库里登记了二百零六个“想用”，原作者回了其中一百四十个。',
      en: 'The library noted 206 wishes to use something, and makers answered 140 of them.',
    },
  },
  {
    editionID: '3',
    startsOn: '2024-05-06',
    endsOn: '2024-05-31',
    title: { zh: '成对报名', en: 'Entering in pairs' },
    summary: {
      zh: '八十八对。有六家机构同时出现在两对里，按规则请它们留下一对。',
      en: 'Eighty-eight. Six organisations stood in two pairs and were asked to keep one.',
    },
  },
  {
    editionID: '3',
    startsOn: '2024-07-01',
    title: { zh: '十六对公布', en: 'Sixteen pairs named' },
    summary: {
      zh: '系统比对出三位评委与申请方有任职关系，他们没有拿到相应的材料。',
      en: 'The comparison had found three judges with posts at applicants; they never saw those papers.',
    },
  },
  {
    editionID: '3',
    startsOn: '2024-07-15',
    endsOn: '2024-09-15',
    title: { zh: '第一次见面', en: 'The first stay' },
    summary: {
      zh: '接手的人住过去三天。有一对遇上台风，改到十月。',
      en: 'Three days with those who already do it. A typhoon moved one pair to October.',
    },
  },
  {
    editionID: '3',
    startsOn: '2024-12-02',
    endsOn: '2025-01-10',
    title: { zh: '第二次见面', en: 'The second stay' },
    summary: {
      zh: '原来的一方到新地方去看。十六对中有四对在这次见面后删掉了一半功能。',
      en: 'The old side looks at the new place. Four of the sixteen threw out half of the functions afterwards.',
    },
  },
  {
    editionID: '3',
    startsOn: '2025-08-31',
    title: { zh: '交接完成', en: 'Handed over' },
    summary: {
      zh: '九对按时达标，两对到十一月才安静下来。',
      en: 'Nine pairs on time; for two more the telephone fell silent in November.',
    },
  },
  {
    editionID: '3',
    startsOn: '2026-04-20',
    title: { zh: '一年回访', en: 'A year later' },
    summary: {
      zh: '十一对仍在用，五对说明了停用的月份和原因。',
      en: 'Eleven pairs use it still; five told us in which month they stopped and why.',
    },
  },
  {
    editionID: '4',
    startsOn: '2025-02-10',
    endsOn: '2025-03-14',
    title: { zh: '报名进营', en: 'Signing up for camp' },
    summary: {
      zh: '一百五十二支团队，每支写一位愿意同来的人和他的一天。',
      en: 'A hundred and fifty-two teams, each naming one person who would come, and how a day of theirs goes.',
    },
  },
  {
    editionID: '4',
    startsOn: '2025-04-10',
    endsOn: '2025-04-13',
    title: { zh: '青禾营', en: 'Camp at Qinghe' },
    summary: {
      zh: '十二支，做出的东西里有一半和水有关。字幕到第二天早晨才开。',
      en: 'Twelve teams, half of whose makings had to do with water. The captions began on the second morning.',
    },
  },
  {
    editionID: '4',
    startsOn: '2025-05-08',
    endsOn: '2025-05-11',
    title: { zh: '远帆营', en: 'Camp at Yuanfan' },
    summary: {
      zh: '十二支，第三天停电四小时，正好把不联网的几件试了个透。',
      en: 'Twelve teams. A power cut of four hours on the third day put whatever needs no network to the test.',
    },
  },
  {
    editionID: '4',
    startsOn: '2025-06-12',
    endsOn: '2025-06-15',
    title: { zh: '白堤营', en: 'Camp at Baidi' },
    summary: {
      zh: '十二支，来的人里年纪最大的八十三岁，最小的十一岁。',
      en: 'Twelve teams; the oldest guest was eighty-three and the youngest eleven.',
    },
  },
  {
    editionID: '4',
    startsOn: '2025-07-21',
    title: { zh: '十二支继续', en: 'Twelve go on' },
    summary: {
      zh: '评委读了二十九份两页纸的结果，另外七支已经主动放弃。',
      en: 'Judges read twenty-nine results of two pages each; seven teams had given up of their own accord.',
    },
  },
  {
    editionID: '4',
    startsOn: '2026-07-31',
    title: { zh: '一年走完', en: 'The year is over' },
    summary: {
      zh: '十二支全部交回结果，账目由一家独立事务所抽查了四支，改正了一处记错月份的差旅费。',
      en: 'All twelve reported back. An independent firm looked at the books of four and corrected one fare entered in the wrong month.',
    },
  },
]
