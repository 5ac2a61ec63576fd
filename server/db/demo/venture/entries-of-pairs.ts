import type { DemoVentureEntry } from '../demo-types.ts'

/** What the third edition funded: a way of working in its new place, by the side that took it over. */
export const entriesOfPairs: DemoVentureEntry[] = [
  {
    ...{ editionID: '3', class: 'data', project: 3001, state: 'finished', amount: 120_000 },
    title: { zh: '把巡河卡搬到上游', en: 'River cards, taken upstream' },
    maker: { zh: '石桥镇河长志愿队', en: 'Stone Bridge River Wardens' },
    place: { zh: '石桥镇', en: 'Shiqiao' },
    summary: {
      zh: '上游没有排污口，看的是采砂，十二个点位里换掉七个，卡片只改两行。',
      en: 'Upstream there are no outfalls but sand diggers: seven of twelve points moved, and two lines of the card changed.',
    },
    outcome: {
      zh: '第九个月起不再打电话问人，三十一次采砂记录里有四次带来了停工。',
      en: 'From the ninth month nobody called for help; four of thirty-one sightings ended in a stop to the digging.',
    },
  },
  {
    ...{ editionID: '3', class: 'access', project: 3009, state: 'finished', amount: 105_000 },
    title: { zh: '物业通知也照十二条改', en: 'Twelve rules for the notices of a landlord' },
    maker: { zh: '梧桐里业主互助会', en: 'Wutong Lane Residents' },
    place: { zh: '江澜市', en: 'Jianglan' },
    summary: {
      zh: '停水停电的通知最急也最难懂，请两位心智障碍住户当验收人，读不懂就退回去。',
      en: 'Notices of cuts are the most urgent and the hardest to read. Two residents with learning disabilities send back what they cannot follow.',
    },
    outcome: {
      zh: '一年改了四十六张，退回过二十九张，物业后来自己先改一遍再送来。',
      en: 'Of forty-six notices in a year twenty-nine went back once; by now the landlord rewrites them before they come.',
    },
  },
  {
    ...{ editionID: '3', class: 'volunteers', project: 3030, state: 'finished', amount: 110_000 },
    title: { zh: '秋千排班进了图书馆', en: 'The swing rota goes to the library' },
    maker: { zh: '白堤少儿图书馆之友', en: "Friends of Baidi Children's Library" },
    place: { zh: '白堤市', en: 'Baidi' },
    summary: {
      zh: '学生志愿者考试周一起请假，于是给每个班次加了“考试周可换”的标记。',
      en: 'Student volunteers all stay away in the week of exams, so each shift now says whether it may swing then.',
    },
    outcome: {
      zh: '两个考试周空了三个班，头一年同期空的是二十二个。',
      en: 'Three shifts stood empty in two weeks of exams, where it had been twenty-two.',
    },
  },
  {
    ...{ editionID: '3', class: 'books', project: 3028, state: 'finished', amount: 125_000 },
    title: { zh: '食物银行的收据墙', en: 'A receipt wall for a food bank' },
    maker: { zh: '半条街食物银行', en: 'Half a Street Food Bank' },
    place: { zh: '远帆市', en: 'Yuanfan' },
    summary: {
      zh: '捐来的是米和油而不是钱，编号于是贴在箱子上，扫一扫就知道送到哪一户附近。',
      en: 'Gifts are rice and oil, not money: the number is on the box, and a scan tells near which block it was eaten.',
    },
    outcome: {
      zh: '箱子编号做到了百分之九十六，丢标签的多半是冷藏箱，换成系绳的牌子才好。',
      en: 'Ninety-six boxes in a hundred keep their number; cold ones lost theirs until the label hung on a string.',
    },
  },
  {
    ...{ editionID: '3', class: 'response', project: 3026, state: 'finished', amount: 115_000 },
    title: { zh: '海岛上的敲门名单', en: 'The door list on an island' },
    maker: { zh: '外礁岛妇女小组', en: 'Outer Reef Women' },
    place: { zh: '外礁岛', en: 'Outer Reef' },
    summary: {
      zh: '台风来前渡船先停，敲门人必须住在岛上，还要会开那台三轮车。',
      en: 'Ferries stop long before a typhoon, so whoever knocks lives on the island and can drive the tricycle.',
    },
    outcome: {
      zh: '两次台风共转移一百零四人，最慢的一户用了四十分钟。',
      en: 'A hundred and four people were moved in two typhoons, the slowest household in forty minutes.',
    },
  },
  {
    ...{ editionID: '3', class: 'care', project: 3012, state: 'finished', amount: 100_000 },
    title: { zh: '给夜班照护者的半天假', en: 'Half a day off after the night' },
    maker: { zh: '守夜人家属会', en: 'Night Watch Families' },
    place: { zh: '南湖区', en: 'South Lake' },
    summary: {
      zh: '白天补觉才是他们要的假，配对表从“哪个下午”改成了“哪个上午”。',
      en: 'What they need is sleep by day: the list asks for mornings, not for afternoons.',
    },
    outcome: {
      zh: '三十八户里有二十六户每周睡到一个整觉，邻居志愿者一个也没退出。',
      en: 'Twenty-six of thirty-eight families sleep through once a week, and no neighbour has given up.',
    },
  },
  {
    ...{ editionID: '3', class: 'teaching', project: 3018, state: 'finished', amount: 95_000 },
    title: { zh: '用方言打的伴读电话', en: 'Reading calls in dialect' },
    maker: { zh: '坡上小学校友会', en: 'Hillside School Alumni' },
    place: { zh: '坡上村', en: 'Poshang' },
    summary: {
      zh: '家里老人接电话听不懂普通话，孩子就被叫不来，于是请本村大学生来打。',
      en: 'Grandparents who pick up know no Mandarin and never call the child, so students from the village make the calls.',
    },
    outcome: {
      zh: '接通率从六成到九成一，四个月后一半孩子会自己先挑好书等着。',
      en: 'Answered calls rose from six in ten to nine; after four months half the children had a book ready.',
    },
  },
  {
    ...{ editionID: '3', class: 'maps', project: null, state: 'finished', amount: 118_000 },
    title: { zh: '同一套点位去看候鸟', en: 'The same points, for birds of passage' },
    maker: { zh: '芦苇荡观鸟社', en: 'Reed Marsh Birders' },
    place: { zh: '芦苇荡', en: 'Luweidang' },
    summary: {
      zh: '固定点位、固定钟点、一张卡，数的从垃圾换成了鸟，教的人只多讲了一堂认鸟课。',
      en: 'Fixed points, a fixed hour and one card; what is counted is birds instead of litter, and one lesson was added.',
    },
    outcome: {
      zh: '迁徙季四十天没有断过一天，数据给了保护站，站里照着改了巡护时间。',
      en: 'Not a day was missed in forty, and the wardens changed their rounds by the figures.',
    },
  },
  {
    ...{ editionID: '3', class: 'response', project: 3025, state: 'finished', amount: 90_000 },
    title: { zh: '山里的短信库房', en: 'The text-message store in the hills' },
    maker: { zh: '云脚救援队', en: 'Cloudfoot Rescue' },
    place: { zh: '云脚乡', en: 'Yunjiao' },
    summary: {
      zh: '基站常断，短信要攒着发，旧手机于是搬到了山顶小学的窗台上。',
      en: 'The mast often fails and texts have to wait, so the old phone moved to a window sill of the school on the ridge.',
    },
    outcome: {
      zh: '一次塌方断路三天，九十四条查询里有九十一条在十分钟内得到回复。',
      en: 'When a slide closed the road for three days, ninety-one of ninety-four questions had an answer within ten minutes.',
    },
  },
  {
    ...{ editionID: '3', class: 'access', project: 3010, state: 'changed', amount: 130_000 },
    title: { zh: '村民大会上的现场字幕', en: 'Live captions at the village meeting' },
    maker: { zh: '听见乡里工作室', en: 'Village Ear Studio' },
    place: { zh: '岔河乡', en: 'Chahe' },
    summary: {
      zh: '方言听写几乎全错，改成两个人轮流手打要点，不再追求一字不漏。',
      en: 'Machines misheard the dialect almost throughout: two people now type the points in turn and no longer every word.',
    },
    outcome: {
      zh: '比约定晚了一季，听障村民第一次在会上投出了反对票。',
      en: 'A quarter late; and for the first time deaf villagers voted against something.',
    },
  },
  {
    ...{ editionID: '3', class: 'care', project: 3015, state: 'changed', amount: 112_000 },
    title: { zh: '慢病老人的按键随访', en: 'Press one, for long illnesses' },
    maker: { zh: '井台卫生室', en: 'Well Side Clinic' },
    place: { zh: '井台村', en: 'Jingtai' },
    summary: {
      zh: '原来问孕产妇的五个问题换成血压和药量，老人按不准，改成说“好”或“不好”。',
      en: 'Five questions for mothers became two about pressure and pills; old fingers missed the keys, so now they say well or unwell.',
    },
    outcome: {
      zh: '为重录声音多用了三个月，转给村医的十九通里有十一通确实要紧。',
      en: 'Recording anew took three months more; of nineteen calls passed to the doctor eleven mattered.',
    },
  },
  {
    ...{ editionID: '3', class: 'teaching', project: 3020, state: 'stopped', amount: 92_000 },
    title: { zh: '第二家听障维修摊', en: 'A second stall of menders' },
    maker: { zh: '巷口手艺站', en: 'Lane End Crafts' },
    place: { zh: '青禾市', en: 'Qinghe' },
    summary: {
      zh: '教材照搬，会手语又会修电饭锅的老师只有一位，他第六个月去了外地。',
      en: 'The lessons moved easily. The one teacher who both signs and mends rice cookers left for another town in the sixth month.',
    },
    outcome: {
      zh: '文档写了每一步怎么拆，没写为什么先拆那一颗螺丝，后来的人总在同一处弄断卡扣。',
      en: 'The papers told how to open each thing, not why that screw comes first, and every successor broke the same clip.',
    },
  },
  {
    ...{ editionID: '3', class: 'teaching', project: 3024, state: 'stopped', amount: 84_000 },
    title: { zh: '手机茶桌开进养老院', en: 'The phone table in a care home' },
    maker: { zh: '夕照里养老院', en: 'Evening Light Home' },
    place: { zh: '江澜市', en: 'Jianglan' },
    summary: {
      zh: '带桌的社工一走，护理员照卡片念，长者问卡片以外的事就没人接得住。',
      en: 'Once the social worker had gone, nurses read the cards aloud; what was not on a card found no answer.',
    },
    outcome: {
      zh: '四十张步骤卡还挂在活动室，拿走的只有“调大字号”那一叠。',
      en: 'Forty cards still hang in the day room; only the stack about larger letters was ever taken.',
    },
  },
  {
    ...{ editionID: '3', class: 'volunteers', project: 3029, state: 'stopped', amount: 88_000 },
    title: { zh: '医院志愿者的交班三问', en: 'Three questions on the ward' },
    maker: { zh: '候诊室互助会', en: 'Waiting Room Circle' },
    place: { zh: '北关街', en: 'Beiguan Street' },
    summary: {
      zh: '救灾一班十二小时，门诊一班两小时，写交接单占了六分之一的时间。',
      en: 'A shift after a flood lasts twelve hours, one at the desk two: a sixth of it went into the sheet.',
    },
    outcome: {
      zh: '带队的人调岗以后没人再收单子，也没人说得出当初为什么要三个问题。',
      en: 'When its leader changed posts nobody collected the sheets, nor could say why there were three questions.',
    },
  },
  {
    ...{ editionID: '3', class: 'data', project: 3011, state: 'stopped', amount: 136_000 },
    title: { zh: '两个街道合用一本门铃记录', en: 'One book of visits for two districts' },
    maker: { zh: '老城探访联盟', en: 'Old Town Visitors' },
    place: { zh: '老城区', en: 'Old Town' },
    summary: {
      zh: '一边按户记，一边按人记，合到一起以后“探访了多少”谁也说不清。',
      en: 'One side counted households, the other people, and together nobody could tell how many had been seen.',
    },
    outcome: {
      zh: '总数改过四次口径，社工最后各自回去用自己的本子。',
      en: 'After the sum had been defined four times, the visitors went back to a book each.',
    },
  },
  {
    ...{ editionID: '3', class: 'books', project: 3022, state: 'stopped', amount: 120_000 },
    title: { zh: '三家助学会共用一份申请', en: 'One form for three scholarships' },
    maker: { zh: '灯塔助学会', en: 'Lighthouse Scholars' },
    place: { zh: '远帆市', en: 'Yuanfan' },
    summary: {
      zh: '表格做好、试填也过了，接手一方的理事会换届，新理事没听说过这件事。',
      en: 'The form was made and tried; then a new board came in that had never heard of it.',
    },
    outcome: {
      zh: '第七个月停下，剩下的款退回，写好的字段对照表留给了后来的人。',
      en: 'It ended in the seventh month. What was left was paid back, and the table of fields stays for others.',
    },
  },
]
