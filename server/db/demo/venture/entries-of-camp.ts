import type { DemoVentureEntry } from '../demo-types.ts'

/** The twelve teams of the fourth edition that went on after the camp, 90,000 yuan each. */
export const entriesOfCamp: DemoVentureEntry[] = [
  {
    ...{ editionID: '4', class: 'access', project: null, state: 'finished', amount: 90_000 },
    title: { zh: '会喊站名的旧手机', en: 'An old phone that calls the stops' },
    maker: { zh: '盲杖与公交小组', en: 'White Cane and Bus' },
    place: { zh: '青禾市', en: 'Qinghe' },
    summary: {
      zh: '视障乘客同来，说最怕坐过站。手机不联网，靠数停靠次数报站，出发前由家人按一下线路。',
      en: 'A blind passenger came along and feared missing the stop. The phone needs no network: it counts halts on a line chosen at home.',
    },
    outcome: {
      zh: '十一位乘客坐了七百多趟，报错二十六次，都是因为车在站外临时停车。',
      en: 'Eleven passengers rode some seven hundred times; it erred on twenty-six, each time the bus had halted between stops.',
    },
  },
  {
    ...{ editionID: '4', class: 'care', project: 3014, state: 'finished', amount: 90_000 },
    title: { zh: '药盒盖子上的闹钟', en: 'The alarm in the lid of a pill box' },
    maker: { zh: '三餐四次社区药房', en: 'Four Doses Pharmacy' },
    place: { zh: '远帆市', en: 'Yuanfan' },
    summary: {
      zh: '换桌那天，陌生人听见响就去按掉，没有去吃药。于是声音改成女儿录的一句话。',
      en: "When the tables changed, strangers silenced the bell and took nothing. So the bell became a sentence in a daughter's voice.",
    },
    outcome: {
      zh: '六十位长者用满半年，漏服从每周三次降到不足一次。',
      en: 'Sixty older people used it for half a year; missed doses fell from three a week to less than one.',
    },
  },
  {
    ...{ editionID: '4', class: 'teaching', project: 3017, state: 'finished', amount: 90_000 },
    title: { zh: '没有网的故事盒', en: 'A story box without a network' },
    maker: { zh: '走读书箱', en: 'Walking Bookcase' },
    place: { zh: '坡上村', en: 'Poshang' },
    summary: {
      zh: '一个旧手机加一只喇叭，放学后谁先到谁选故事，孩子自己录的也在里面。',
      en: 'An old phone and a speaker: whoever comes first after school picks the story, and some are told by the children themselves.',
    },
    outcome: {
      zh: '录进了八十三个本村故事，最常被点的是讲“谁家的牛掉进井里”的那一个。',
      en: 'Eighty-three stories are from the village; asked for most is the one about the ox in the well.',
    },
  },
  {
    ...{ editionID: '4', class: 'response', project: 3027, state: 'finished', amount: 90_000 },
    title: { zh: '水位到膝盖就响的桶', en: 'A bucket that rings at knee height' },
    maker: { zh: '低洼巷住户会', en: 'Low Lane Residents' },
    place: { zh: '白堤市', en: 'Baidi' },
    summary: {
      zh: '不发短信也不上图，只在巷口响，听见的人去敲三户聋人家的门。',
      en: 'It sends nothing and draws nothing. It rings in the lane, and whoever hears it knocks for three deaf families.',
    },
    outcome: {
      zh: '一个雨季响了五回，四回是真涨水，一回是孩子踢翻的。',
      en: 'It rang five times in a season: four times for water, once for a child who kicked it over.',
    },
  },
  {
    ...{ editionID: '4', class: 'volunteers', project: null, state: 'finished', amount: 90_000 },
    title: { zh: '挂在门把手上的排班', en: 'A rota on the door handle' },
    maker: { zh: '十六楼邻里', en: 'Neighbours of Floor Sixteen' },
    place: { zh: '江澜市', en: 'Jianglan' },
    summary: {
      zh: '给独居长者送饭的人靠一串木牌换班，翻到红色就是今天没人来，对门看见就补上。',
      en: 'Those who bring meals swap by wooden tags: a red one says that nobody comes today, and across the corridor somebody steps in.',
    },
    outcome: {
      zh: '九栋楼照着做，一年里漏送两顿，都发生在木牌被收去清洗那天。',
      en: 'Nine houses do so now. Two meals were missed in a year, both on the day the tags were washed.',
    },
  },
  {
    ...{ editionID: '4', class: 'access', project: null, state: 'finished', amount: 90_000 },
    title: { zh: '把法庭的话换成图', en: 'The words of a court in pictures' },
    maker: { zh: '听得懂法律社', en: 'Plain Hearing' },
    place: { zh: '青禾市', en: 'Qinghe' },
    summary: {
      zh: '一位心智障碍青年当过证人，他说最难的是不知道轮到谁说话。二十四张卡就从这里画起。',
      en: 'A young man with a learning disability had been a witness; hardest was to know whose turn it is. Twenty-four cards began there.',
    },
    outcome: {
      zh: '两家法院在调解室用上了，书记员另外要了一套给外来务工的当事人。',
      en: 'Two courts use them in mediation, and a clerk asked for a further set for people from elsewhere.',
    },
  },
  {
    ...{ editionID: '4', class: 'books', project: null, state: 'finished', amount: 90_000 },
    title: { zh: '拍一下就入账的菜市场账本', en: 'A market ledger by photograph' },
    maker: { zh: '早市摊主互助金', en: 'Morning Market Fund' },
    place: { zh: '南湖区', en: 'South Lake' },
    summary: {
      zh: '摊主手上是湿的，打不了字，只拍秤和收的钱，晚上由会计一次抄完。',
      en: 'Stallholders have wet hands and cannot type: they photograph scale and money, and a clerk copies it all at night.',
    },
    outcome: {
      zh: '互助金第一次按时对平了账，二十七户里有两户因此查出自己一直多交。',
      en: 'The fund balanced in time for once, and two of twenty-seven stalls learned that they had always paid too much.',
    },
  },
  {
    ...{ editionID: '4', class: 'maps', project: null, state: 'finished', amount: 90_000 },
    title: { zh: '轮椅走过的路会变粗', en: 'Paths that widen where wheels have been' },
    maker: { zh: '一级台阶小队', en: 'One Step Crew' },
    place: { zh: '远帆市', en: 'Yuanfan' },
    summary: {
      zh: '不标障碍，只记走通了的路。走过的人越多，图上的线越粗，新来的人跟着粗线走。',
      en: 'It marks no obstacles but routes that worked: the more have passed, the thicker the line, and newcomers follow it.',
    },
    outcome: {
      zh: '三百公里的线里有一半没有出现在任何别的地图上，多数穿过市场和院子。',
      en: 'Half of three hundred kilometres stand on no other map; most of it leads through markets and yards.',
    },
  },
  {
    ...{ editionID: '4', class: 'data', project: null, state: 'changed', amount: 90_000 },
    title: { zh: '自己读的水表', en: "Reading one's own water meter" },
    maker: { zh: '高坡用水户协会', en: 'High Slope Water Users' },
    place: { zh: '云脚乡', en: 'Yunjiao' },
    summary: {
      zh: '本想用旧手机拍表自动识别，玻璃上的水汽让它认错，改成孩子念数、手机记音。',
      en: 'An old phone was to read the dial, but mist on the glass misled it. Now children read aloud and it takes down the sound.',
    },
    outcome: {
      zh: '每月漏水从三成降到一成半，念数成了放学后的一项小差事，一次给一块糖。',
      en: 'Leaks fell from three tenths to half of that, and reading became an errand after school, paid with a sweet.',
    },
  },
  {
    ...{ editionID: '4', class: 'teaching', project: null, state: 'changed', amount: 90_000 },
    title: { zh: '给聋校的化学手势', en: 'Signs for chemistry' },
    maker: { zh: '无声实验室', en: 'Silent Laboratory' },
    place: { zh: '白堤市', en: 'Baidi' },
    summary: {
      zh: '原想做词典，进营第一天两位听障同学说缺的不是词，是实验做到一半腾不出手，于是改做脚踏的提示灯。',
      en: 'A dictionary was the plan. Two deaf pupils said that hands, not words, are missing in mid-experiment: it became lights worked by foot.',
    },
    outcome: {
      zh: '五间教室装了，另外造出的十九个手势由学生自己定稿。',
      en: 'Five classrooms have them, and the pupils themselves settled nineteen new signs.',
    },
  },
  {
    ...{ editionID: '4', class: 'care', project: null, state: 'changed', amount: 90_000 },
    title: { zh: '走失前的那通电话', en: 'The call before somebody is lost' },
    maker: { zh: '回家的路家属组', en: 'Way Home Families' },
    place: { zh: '北关街', en: 'Beiguan Street' },
    summary: {
      zh: '定位手环老人会摘掉。改成小卖部、理发店、公交场站三处愿意打电话的人，一张照片贴在柜台里侧。',
      en: 'Bracelets are taken off. In their place three people agreed to ring: at the shop, the barber and the bus yard, a photograph behind the counter.',
    },
    outcome: {
      zh: '十四通电话都在半小时内接回了人，手环退给了厂家。',
      en: 'After each of fourteen calls the person was home within half an hour, and the bracelets went back to the maker.',
    },
  },
  {
    ...{ editionID: '4', class: 'volunteers', project: null, state: 'changed', amount: 90_000 },
    title: { zh: '不留名字的捐衣柜', en: 'A wardrobe without names' },
    maker: { zh: '换季交换站', en: 'Change of Season' },
    place: { zh: '江澜市', en: 'Jianglan' },
    summary: {
      zh: '登记取衣的人会让他们不来，于是只数衣架：出门时把空衣架挂到另一根杆上。',
      en: 'Who has to sign does not come, so only hangers are counted: on leaving, the empty one goes on another rail.',
    },
    outcome: {
      zh: '一个冬天挂过去一千八百六十只衣架，志愿者按空出的尺码去收衣服。',
      en: 'In one winter 1,860 hangers changed rails, and volunteers collect by the sizes that ran out.',
    },
  },
]
