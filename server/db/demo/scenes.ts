import type { DemoScene } from './demo-types.ts'

/** Situations that organisations know, told as steps with the tools that each needs. */
export const demoScenes: DemoScene[] = [
  {
    number: 3001,
    name: { zh: '暴雨之后的四十八小时', en: 'Forty-eight hours after the flood' },
    summary: {
      zh: '一家县级社会组织接到第一通求助，到物资发出、记录归档，中间要做什么。',
      en: 'What a county association does between the first call for help and supplies sent with their records kept.',
    },
    steps: [
      {
        zh: '第一小时：打开众包地图的热备空间，安排两名核实员。',
        en: 'Hour one: open the crowd map on standby and put two people on verification.',
      },
      {
        zh: '第六小时：用离线表单登记受灾户，先记人数和急需，再补照片。',
        en: 'Hour six: register households offline, numbers and urgent needs first, photographs later.',
      },
      {
        zh: '第十二小时：在物资模板里录入库存，每发一批扣一批。',
        en: 'Hour twelve: enter stock in the goods template and deduct every batch that leaves.',
      },
      {
        zh: '第二天：工作群按村建话题，值班交接写在话题末尾。',
        en: 'Day two: give each village its topic in the team chat and end shifts with a note there.',
      },
    ],
    advice: {
      zh: '求助信息要由两个人分别核实，重复上报会让物资去错地方。',
      en: 'Have two people verify each call; doubles send supplies to the wrong place.',
    },
    tools: [1048, 1003, 1043, 1014],
  },
  {
    number: 3002,
    name: { zh: '一名出纳带着三个资助项目', en: 'One cashier, three grants' },
    summary: {
      zh: '每到季度末就加班拼报表的人，怎样把拼表时间从五天缩到半天。',
      en: 'For whoever patches reports at each quarter end: five days of work become half a day.',
    },
    steps: [
      {
        zh: '给每个资助方建一个项目代码，所有票据从今天起都写上它。',
        en: 'Give every funder a code and write it on each voucher from today.',
      },
      {
        zh: '把近五年的协议扫进档案室，付款条件随手可查。',
        en: 'Scan five years of agreements so that terms of payment are at hand.',
      },
      {
        zh: '从月初起用带预算控制的账套，超支在付款前就会被拦下。',
        en: 'Begin a month in books that know budgets, so overspending stops before payment.',
      },
      {
        zh: '工时按项目登记，人工成本不再靠回忆分摊。',
        en: 'Log hours by grant, and wages are no longer shared out from memory.',
      },
    ],
    advice: {
      zh: '旧票据不用补录，从新季度第一天切换，心里才有底。',
      en: 'Leave old vouchers alone and switch on the first day of a quarter.',
    },
    tools: [1013, 1034, 1040, 1038],
  },
  {
    number: 3003,
    name: { zh: '暑期支教的线上准备', en: 'Preparing a summer of teaching online' },
    summary: {
      zh: '八十名大学生，六所学校，从招募到结营共十周。',
      en: 'Eighty students and six schools, ten weeks from recruiting to farewell.',
    },
    steps: [
      {
        zh: '第一周：发布报名页，把面试时段设成名额。',
        en: 'Week one: publish sign-up with interview hours as places.',
      },
      {
        zh: '第三周：岗前课程上线，儿童保护一章必须满分才能继续。',
        en: 'Week three: the induction goes online, and child protection needs full marks to go on.',
      },
      {
        zh: '第五周：每所学校试一次直播教室，记下网速。',
        en: 'Week five: test the live room at each school and note the speed.',
      },
      {
        zh: '第八周：用看板排班，缺课当天有人顶上。',
        en: 'Week eight: plan shifts on a board so that absences are filled the same day.',
      },
      {
        zh: '结营后：发问卷给老师和家长，十天内出结果。',
        en: 'Afterwards: ask teachers and parents and publish the answers in ten days.',
      },
    ],
    advice: {
      zh: '试播时也试断电：校长的手机热点常常是最后的办法。',
      en: "Rehearse a power cut as well; the head teacher's phone is often the last resort.",
    },
    tools: [1051, 1006, 1015, 1039, 1002],
  },
  {
    number: 3004,
    name: { zh: '日间中心的一天', en: 'A day at the day centre' },
    summary: {
      zh: '四名工作人员照看六十位长者，怎样少写字、多陪人。',
      en: 'Four staff with sixty older people: less writing, more company.',
    },
    steps: [
      {
        zh: '早晨签到用平板点头像，当天名单自动生成。',
        en: 'Arrivals are taps on portraits in the morning, which make the list of the day.',
      },
      {
        zh: '上午活动录下口述故事，中午交给机器转成文字。',
        en: 'Stories told in the morning are recorded and become text over lunch.',
      },
      {
        zh: '下午家属来电进工单，谁回复、何时回复都有记录。',
        en: 'Families who ring in the afternoon get a ticket that shows who answers and when.',
      },
      {
        zh: '傍晚把助餐点的变动更新到地图，家属扫码就能看。',
        en: 'At dusk the meal points on the map are updated for families to scan.',
      },
    ],
    advice: {
      zh: '录音前问一声，老人点头不等于明白，换句话再问一遍。',
      en: 'Ask before recording, then ask again in other words; a nod is not always a yes.',
    },
    tools: [1043, 1036, 1050, 1021],
  },
  {
    number: 3005,
    name: { zh: '一条河的三年档案', en: 'Three years in the life of a river' },
    summary: {
      zh: '巡河志愿队从拍照打卡，走到拿得出变化证据。',
      en: 'A river patrol moves from snapshots to evidence of change.',
    },
    steps: [
      {
        zh: '定下十二个固定点位和每月同一天，写进采集工程。',
        en: 'Fix twelve points and one day a month and put them into the field project.',
      },
      {
        zh: '外业用平板采样，水色、气味、排口各有固定选项。',
        en: 'Record on tablets with set choices for colour, smell and outfalls.',
      },
      {
        zh: '内业把三年点位叠图，标出变差和变好的河段。',
        en: 'Indoors lay three years on one map and mark stretches that got worse or better.',
      },
      {
        zh: '每季度发一期河流简报，读者可以留言补充线索。',
        en: 'Send a river letter each quarter and let readers add what they saw.',
      },
    ],
    advice: {
      zh: '点位一旦定下就别换，少一次采样比换地方更好补救。',
      en: 'Never move a point: a missing sample is easier to mend than a changed place.',
    },
    tools: [1022, 1010, 1020, 1016],
  },
  {
    number: 3006,
    name: { zh: '老同事要退休了', en: 'When the one who knows retires' },
    summary: {
      zh: '她知道所有密码、所有供应商、所有“为什么”。还有两个月，怎么接住。',
      en: 'She knows every password, every supplier and every reason why. Two months remain to catch it all.',
    },
    steps: [
      {
        zh: '第一周列共用账号，迁入密码库，旧密码全部更换。',
        en: 'In the first week list shared logins, move them to the vault and change them all.',
      },
      {
        zh: '第二至四周每天访谈二十分钟，录音转写后放进交接手册。',
        en: 'For three weeks talk twenty minutes a day and put the transcripts into the handover book.',
      },
      {
        zh: '第五周把她电脑里的文件按项目搬进团队网盘。',
        en: 'In week five move the files on her computer to the team drive, by project.',
      },
      {
        zh: '最后三周由接手的人主做，她只在旁边看。',
        en: 'For the last three weeks the successor acts and she looks on.',
      },
    ],
    advice: {
      zh: '最后三周她不碰键盘，这条守不住，前面都白做。',
      en: 'She keeps off the keyboard in the last weeks, or all before was in vain.',
    },
    tools: [1032, 1036, 1049, 1001],
  },
  {
    number: 3007,
    name: { zh: '康复室里的第一句话', en: 'First words in the therapy room' },
    summary: {
      zh: '一家助残机构为二十个孩子和四位成人安排沟通与电脑辅具。',
      en: 'A disability service arranges communication and computer aids for twenty children and four adults.',
    },
    steps: [
      {
        zh: '治疗师逐一评估，写下每个人最想表达的五件事。',
        en: 'Therapists assess each person and write down five things they most want to say.',
      },
      {
        zh: '孩子先试图片沟通板，家里和教室用同一套词。',
        en: 'Children try the picture board, with the same words at home and in class.',
      },
      {
        zh: '成人用眼控键盘校准两次，目标是独立发出一条消息。',
        en: 'Adults calibrate the gaze keyboard twice, aiming to send one message alone.',
      },
      {
        zh: '每月录一段短片给家属看进展，加上字幕和手语窗。',
        en: 'Film the progress each month for the families, with captions and signing.',
      },
    ],
    advice: {
      zh: '词板由家人和老师一起定，两套词会让孩子不再开口。',
      en: 'Family and school agree on one set of words; two sets silence a child.',
    },
    tools: [1052, 1053, 1027, 1028],
  },
]
