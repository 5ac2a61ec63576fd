import type { DemoZone } from '../demo-types.ts'

/** The zones of the fields, in the order in which they are shown. */
export const demoZones: DemoZone[] = [
  {
    number: 621,
    alias: 'village-classroom',
    fields: ['education', 'rural'],
    institutions: [641, 648],
    name: { zh: '山里课堂专区', en: 'Classrooms in the hills' },
    summary: {
      zh: '给教学点的一套现成办法：一台离线小服务器、一份设备借用单，加上一学期两次的远程答疑。',
      en: 'A ready kit for small schools: an offline server, a loan slip for devices, and two remote question hours a term.',
    },
    audience: {
      zh: '学生不到一百人、网络时断时续的教学点和乡村图书室。',
      en: 'Schools with fewer than a hundred pupils and village libraries whose network comes and goes.',
    },
    offers: {
      zh: ['装好内容的离线箱，借期一学期', '内容清单和每份内容的许可', '老师问、老师答的月度电话会'],
      en: [
        'An offline box with its contents, lent for a term',
        'A list of contents with the licence of each',
        'A monthly call in which teachers answer teachers',
      ],
    },
  },
  {
    number: 622,
    alias: 'phone-tables',
    fields: ['elderly'],
    institutions: [642, 650],
    name: { zh: '长者手机茶桌专区', en: 'Phone tables for older people' },
    summary: {
      zh: '在茶社、候诊室和活动室摆一张桌，老人想办成哪件事就学哪件事，材料全部现成。',
      en: 'A table in a tearoom, a waiting room or a club: whoever comes learns the one thing they want done, with all the paper ready.',
    },
    audience: {
      zh: '社区、养老驿站、老年大学，以及愿意每周坐两小时的志愿者。',
      en: 'Neighbourhoods, day centres, colleges for older people, and volunteers with two hours a week.',
    },
    offers: {
      zh: ['二十四号字的步骤卡，换机型时重拍', '志愿者的半天带教', '骗局样本，随季节换新'],
      en: [
        'Step cards in large type, photographed anew when phones change',
        'Half a day of training beside an old hand',
        'Samples of fraud that follow the seasons',
      ],
    },
  },
  {
    number: 623,
    alias: 'open-ground',
    fields: ['environment'],
    institutions: [643],
    name: { zh: '开放水土数据专区', en: 'Open data of water and soil' },
    summary: {
      zh: '把各地巡护队的记录整理成同一种口径，谁都能下载、比较、引用。',
      en: 'Records of many patrols brought to one measure, for anybody to take, compare and cite.',
    },
    audience: {
      zh: '巡河队、观鸟会、自然学校，还有找数据写论文的学生。',
      en: 'River patrols, bird clubs, nature schools and students in search of data.',
    },
    offers: {
      zh: ['字段表和填写样例', '帮你清洗第一批数据', '公开之前的敏感点检查'],
      en: [
        'A table of columns with worked examples',
        'Help in cleaning your first batch',
        'A look for sensitive places before you publish',
      ],
    },
  },
  {
    number: 624,
    alias: 'everyone-in',
    fields: ['disability'],
    institutions: [644, 645],
    name: { zh: '人人进得来专区', en: 'Everyone gets in' },
    summary: {
      zh: '由残障伙伴把关的材料：通知怎么写、活动怎么办、网页怎么验，照着做就能少一道门槛。',
      en: 'Material vetted by disabled colleagues: how to write a notice, hold an event and test a page so that one threshold less remains.',
    },
    audience: {
      zh: '要办活动、发通知、做网站的任何机构，不限是不是助残机构。',
      en: 'Any organisation that holds events, sends notices or runs a site, whatever its cause.',
    },
    offers: {
      zh: ['付费试用员名单，可以约', '现场字幕的排班协助', '十份无障碍说明的写法'],
      en: [
        'A list of paid testers whom you can book',
        'Help with shifts for live captions',
        'Ten ways to write an accessibility statement',
      ],
    },
  },
  {
    number: 625,
    alias: 'ready-before-rain',
    fields: ['emergency'],
    institutions: [646],
    name: { zh: '雨前准备专区', en: 'Ready before the rain' },
    summary: {
      zh: '汛期之前做完的四件事：名单、库存、联络、演练，每件配一张表和一个下午。',
      en: 'Four things to finish before the flood season: list, stock, contacts and drill, each with a sheet and an afternoon.',
    },
    audience: {
      zh: '街道、村委会、应急志愿队和物资仓库的管理员。',
      en: 'Street offices, village committees, response teams and keepers of stores.',
    },
    offers: {
      zh: ['短信库房的格式卡', '到场陪一次断网演练', '灾后数据清理的时间表'],
      en: [
        'Cards with the format for a store by text message',
        'Somebody beside you in a drill without network',
        'A timetable for cleaning up data afterwards',
      ],
    },
  },
  {
    number: 626,
    alias: 'safe-with-children',
    fields: ['children', 'education'],
    institutions: [647, 648],
    name: { zh: '和孩子打交道专区', en: 'Safe with children' },
    summary: {
      zh: '接触孩子之前要备齐的文件与流程：同意、核验、督导、求助，各有范本和反例。',
      en: 'The papers and habits to have before you meet a child: consent, checks, supervision and help, each with a good and a bad example.',
    },
    audience: {
      zh: '支教队、伴读项目、儿童社工站，以及学校里负责安全的老师。',
      en: 'Teaching volunteers, reading schemes, social work stations and the teacher in charge of safety.',
    },
    offers: {
      zh: ['督导热线，工作日当天回', '志愿者核验清单', '中转电话的搭建说明'],
      en: [
        'A line to supervisors, answered the same working day',
        'A checklist for vetting volunteers',
        'Instructions for a relay line',
      ],
    },
  },
  {
    number: 627,
    alias: 'footpath-clinics',
    fields: ['health', 'rural'],
    institutions: [649, 650],
    name: { zh: '村医随访专区', en: 'Follow-up for village clinics' },
    summary: {
      zh: '一位村医、一部按键电话、一本登记册，怎样让三百户都有人问到。',
      en: 'One doctor, one keypad phone and one register, and how three hundred homes are all asked after.',
    },
    audience: {
      zh: '村卫生室、乡镇卫生院和做慢病、孕产随访的公益团队。',
      en: 'Village clinics, township hospitals and teams that follow chronic illness and pregnancy.',
    },
    offers: {
      zh: ['方言录音的脚本与授权书', '登记册的加密设置', '每月一次的病例以外的互助会'],
      en: [
        'Scripts and releases for recordings in dialect',
        'Encryption set up for your register',
        'A monthly circle about everything but cases',
      ],
    },
  },
]
