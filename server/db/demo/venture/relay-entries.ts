import { both } from '../teams/both.ts'
import type { DemoEntry } from './enter-round.ts'

type Written = Pick<DemoEntry, 'title' | 'worth' | 'remarks'> & {
  track: 'phone' | 'offline' | 'words'
  trouble: string
  people: number
  plan: string
  amount: number
  members: string
}

const entry = ({ title, worth, remarks, ...answers }: Written): DemoEntry => ({
  ...{ title, worth, remarks, answers, declared: ['openResult'] },
})

/** What teams want to take over from the fourth edition; the first two are samples, and the first is the teaching team's. */
export const relayEntries: readonly DemoEntry[] = [
  entry({
    title: '报站的旧手机，装上进山的小巴 · Stops called on the bus into the hills',
    track: 'phone',
    trouble: both(
      '手机班上的金婆婆每周二坐小巴去镇上拿药。车上没有报站，她靠数转弯，起雾那天数错了，在下一个村口站了两个小时。',
      'Mrs Jin of our phone class takes the bus to town each Tuesday for her medicine. Nobody calls the stops; she counts the bends. On a foggy day she counted wrong and stood in the next village for two hours.',
    ),
    people: 420,
    plan: both(
      '先在一辆车上装一部，司机每天发车前按一下。原来的团队来教半天。装好一个月里若有三次报错站，就拆下来重录。',
      'One phone on one bus first; the driver presses a key before leaving. Those who made it teach us for half a day. If it calls a wrong stop three times in a month, we take it off and record anew.',
    ),
    amount: 18_000,
    members: both(
      '两个人，每周各半天；司机师傅愿意试。',
      'Two of us, half a day a week each; the driver is willing.',
    ),
    worth: 8,
    remarks: [
      both(
        '金婆婆的那一次写得很清楚，司机愿意试也说明你们谈过了。请补上雨季停车时怎么办。',
        'Mrs Jin’s day is told plainly, and the driver’s word shows that you have asked. Please say what happens when the bus stops for the rains.',
      ),
      both(
        '停下来的标准很好。下一步请先数一数一天有多少人坐这趟车。',
        'A good point at which to stop. Next, count who rides this bus on one day.',
      ),
    ],
  }),
  entry({
    title: '会响的药盒盖，给独自住的人 · A pill box that rings, for those who live alone',
    track: 'offline',
    trouble: both(
      '我们探访的三十一位老人里，九位把降压药分到旧糖盒里。上个月有一位一天吃了两次，邻居听见摔倒声才去敲门。',
      'Nine of the thirty-one people whom we visit keep their tablets in old sweet tins. Last month one took them twice in a day; a neighbour heard the fall and knocked.',
    ),
    people: 31,
    plan: both(
      '做九个，送到九家，每周去看一次盒子。村医教我们认药。三个月后还要人提醒的超过一半，就停。',
      'We make nine, for nine homes, and look at each box once a week. The village doctor teaches us the tablets. If more than half still need a call after three months, we stop.',
    ),
    amount: 9_000,
    members: both('四位志愿者轮流上门，一位会焊。', 'Four volunteers take turns to visit; one can solder.'),
    worth: 7,
    remarks: [
      both(
        '人数小而实，每周看一次盒子做得到。请写明药换了以后谁来改时间。',
        'A small number and a real one, and a weekly look is within reach. Say who sets the hour when the tablets change.',
      ),
      both(
        '上门的四个人从哪里来写得清楚。药的事请让村医签一个字。',
        'It is clear who visits. For the tablets, ask the doctor to sign.',
      ),
    ],
  }),
  entry({
    title: '门把手上的排班，挂到陪护病房 · The rota on the door handle, for a ward',
    track: 'words',
    trouble: both(
      '六个陪读家庭轮流去县医院照看住院的孩子。消息在群里刷过去就找不到了，有一晚两家都以为是对方，孩子床边没有人。',
      'Six families take turns at the bedside of a child in the county hospital. Messages scroll away; one night each of two thought that it was the other, and nobody sat there.',
    ),
    people: 60,
    plan: both(
      '照着原来的布条做六套，颜色按家分。护士长同意挂在门内侧。两周里仍有一晚空着，就改回打电话。',
      'We sew six sets like the first ones, a colour for each family. The head nurse lets us hang them inside the door. If one night in two weeks is still empty, we go back to calling.',
    ),
    amount: 4_000,
    members: both('两位妈妈缝，一位每天傍晚去看一眼。', 'Two mothers sew; a third looks every evening.'),
    worth: 9,
    remarks: [
      both(
        '花钱最少，说得最明白。那一晚的事让人一看就懂。',
        'The least money and the clearest words. That one night says everything.',
      ),
      both(
        '护士长已经点头，这比什么都重要。请留一套空白的给下一间病房。',
        'The head nurse has agreed, which matters most. Leave a blank set for the next room.',
      ),
    ],
  }),
  entry({
    title: '水涨到膝盖就响的桶，放到上游 · The bucket that rings, moved upstream',
    track: 'offline',
    trouble: both(
      '河湾上游三户人家没有手机信号。前年夜里涨水，是狗叫醒的人。村里的喇叭只通到桥头。',
      'Three homes above the bend have no signal. When the water rose one night two years ago, a dog woke them. The loudspeakers of the village end at the bridge.',
    ),
    people: 14,
    plan: both(
      '三只桶，各离房子二十步。原来的团队来帮着定高度。一场大雨里若有一只没响，或者一个月误响两次以上，就撤。',
      'Three buckets, each twenty steps from a house. Those who made the first help us set the height. If one stays silent in a heavy rain, or rings for nothing more than twice a month, we remove them.',
    ),
    amount: 6_500,
    members: both(
      '一位老师带四个高年级学生，周末去检查。',
      'A teacher and four older pupils check them at the weekend.',
    ),
    worth: 8,
    remarks: [
      both(
        '三户人家也值得做，因为说清了为什么别的办法到不了。',
        'Three homes are enough, since you say why nothing else reaches them.',
      ),
      both(
        '让学生检查之前，请写一条涨水时不去的规矩。',
        'Before pupils check them, write the rule that nobody goes while the water rises.',
      ),
    ],
  }),
  entry({
    title: '化学课的手语，再录一套生物课 · Signs for chemistry, and now for biology',
    track: 'words',
    trouble: both(
      '茶桌上来的两位聋生今年上初二，“细胞膜”“光合作用”在课上是一笔一笔拼出来的，老师讲完一节，她们还在第一行。',
      'Two deaf pupils who come to our table are in their eighth year. “Cell membrane” and “photosynthesis” are spelt out stroke by stroke; when the lesson ends they are on the first line.',
    ),
    people: 37,
    plan: both(
      '和化学那套的三位聋人老师一起定四十个词，每个词录两遍，先给两位学生看。学生看不懂的超过五个，就先不公开。',
      'With the three deaf teachers of the first set we agree on forty words, record each twice, and show the pupils. If they do not follow more than five, we do not publish yet.',
    ),
    amount: 22_000,
    members: both(
      '一位手语老师每周一天，两位剪片子。',
      'A teacher of sign language for a day a week; two who edit.',
    ),
    worth: 7,
    remarks: [
      both(
        '请聋人老师一起定词，这一点比录多少个更要紧。四十个可能偏多，先录二十个。',
        'That deaf teachers choose the words matters more than how many. Forty may be too many; begin with twenty.',
      ),
      both(
        '给学生先看再公开，做法对。请写明录像归谁。',
        'Pupils first and the public afterwards is right. Say whose the recordings are.',
      ),
    ],
  }),
  entry({
    title: '不联网的故事盒，送到岛上的教学点 · The story box, taken to an island',
    track: 'offline',
    trouble: both(
      '岛上教学点有十一个孩子、一位老师。船一周两班，停电的晚上没有课外书可读，大孩子给小孩子背同一个故事，已经背了一个学期。',
      'The island has eleven pupils and one teacher. The boat comes twice a week; on evenings without power an older child tells the same story by heart, and has done so all term.',
    ),
    people: 11,
    plan: both(
      '装两盒，一盒在教室，一盒轮流带回家。每月船上换一次故事。孩子一个月里打开不到十次，就收回来问为什么。',
      'Two boxes: one for the classroom, one that goes home in turns. New stories come by boat each month. If they open it fewer than ten times a month, we fetch it and ask why.',
    ),
    amount: 7_800,
    members: both(
      '老师自己管，两位志愿者每月上岛。',
      'The teacher keeps them; two volunteers come each month.',
    ),
    worth: 6,
    remarks: [
      both(
        '背同一个故事的那个大孩子，请让他来挑第一批故事。',
        'Let the child who tells that one story choose the first new ones.',
      ),
      both(
        '盒子坏在岛上怎么办？请留一套备件，并写明谁会换。',
        'What if a box breaks out there? Leave spare parts and say who can fit them.',
      ),
    ],
  }),
  entry({
    title: '走失以前的那通电话，坡上也打 · The call before somebody is lost',
    track: 'phone',
    trouble: both(
      '北坡去年走失三次，都在傍晚。家属说下午其实看得出来：人在门口来回走。可是那时候谁也没有把它当回事。',
      'People were lost on the north slope three times last year, always at dusk. Families say that one could tell in the afternoon: they walk up and down at the door. Nobody took it seriously then.',
    ),
    people: 26,
    plan: both(
      '请原来的团队教我们那张“下午五问”，二十六户轮着打电话。三个月里没有提前发现过一次，就承认不管用。',
      'Those who wrote the five questions of the afternoon teach us, and we call twenty-six homes in turn. If it has not warned us once in three months, we say that it does not work.',
    ),
    amount: 5_200,
    members: both('七位邻居排班，每人每周一个下午。', 'Seven neighbours in turns, an afternoon a week each.'),
    worth: 8,
    remarks: [
      both(
        '愿意承认不管用，这份申请因此可信。请先问家属同不同意记录。',
        'That you would admit failure makes this believable. Ask the families first whether notes may be kept.',
      ),
      both(
        '邻居打电话比机器好。五个问题请念给一位家属听听再定。',
        'Neighbours are better than a machine. Read the five questions to one family before you settle them.',
      ),
    ],
  }),
  entry({
    title: '拍照记账，给缝纫合作社 · A ledger by photograph, for a sewing circle',
    track: 'phone',
    trouble: both(
      '合作社十九位姐妹，会写账的两位。布料钱、手工钱记在三个本子上，年底分钱时差了八百元，到现在没人说得清。',
      'Two of the nineteen women can keep accounts. Cloth and labour stand in three books. When the money was shared out, eight hundred yuan were missing, and nobody can say why.',
    ),
    people: 19,
    plan: both(
      '每收一次钱拍一张：布、钱、人手一起入镜。月底对着照片念。两个月后账还对不上，就请会计，不再拍。',
      'A picture each time money changes hands: cloth, notes and hands in one frame. We read them out at the end of the month. If the sums still differ after two months, we hire a bookkeeper.',
    ),
    amount: 8_600,
    members: both(
      '社长和两位记账的姐妹，每周一晚。',
      'The head and the two who keep accounts, an evening a week.',
    ),
    worth: 6,
    remarks: [
      both(
        '八百元的事肯写出来，不容易。照片里有别人的脸，请先说好能不能留。',
        'It took courage to write of the eight hundred. Faces are in the pictures: agree first whether they may be kept.',
      ),
      both(
        '两个月的期限定得好。照片存在谁的手机上，请写明。',
        'Two months is a good limit. Say on whose phone the pictures are.',
      ),
    ],
  }),
  entry({
    title: '法庭上的词画成图，用到劳动仲裁 · Words of a court, for labour cases',
    track: 'words',
    trouble: both(
      '三位聋人工友被拖了工资，去仲裁时不知道“举证”要带什么，空着手去了两趟，第三趟请了一天假。',
      'Three deaf workers were owed wages. At the labour office they did not know what “evidence” meant for them; twice they came with empty hands, and lost a day’s pay for the third visit.',
    ),
    people: 90,
    plan: both(
      '挑二十个词，请原来画图的人教两天，画好先给三位工友看。仲裁员看了觉得会误导的，一张也不发。',
      'Twenty words; those who drew the first set teach us for two days, and the three see the drawings first. Whatever the office finds misleading is not given out.',
    ),
    amount: 26_000,
    members: both(
      '一位手语翻译、一位画图的，各每周一天。',
      'An interpreter and somebody who draws, a day a week each.',
    ),
    worth: 5,
    remarks: [
      both(
        '麻烦是真的，钱偏多。画图的两天为什么要一万元，请拆开写。',
        'The trouble is real, and the sum is high. Please say what the two days of drawing cost.',
      ),
      both(
        '仲裁处还没有答应。先去问一次，再来会更稳。',
        'The office has not agreed yet. Ask there once, and this becomes much safer.',
      ),
    ],
  }),
]
