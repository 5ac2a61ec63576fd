import type { DemoProject } from '../demo-types.ts'

/** Projects that measure rivers, trees, air and what lives there. */
export const waterAndLandProjects: DemoProject[] = [
  {
    number: 3001,
    publishedOn: '2026-03-12',
    classes: ['data', 'maps'],
    fields: ['environment'],
    stage: 'spreading',
    sets: ['water'],
    since: 2021,
    setupDays: 5,
    licence: 'MIT',
    code: 'https://code.yisun.example/low-water/river-card',
    documents: 'https://docs.yisun.example/river-card',
    title: { zh: '巡河卡：十二个点位，每月一次', en: 'River card: twelve points, once a month' },
    summary: {
      zh: '离线填写的巡河表，自带水色比对卡，回到有信号的地方自动上传。',
      en: 'A patrol form that works offline, with its own colour card, and uploads once there is a signal.',
    },
    maker: { zh: '浅滩守望社', en: 'Low Water Society' },
    place: { zh: '青禾市', en: 'Qinghe' },
    body: {
      zh: `巡河的人换了三批，照片攒了两万张，却没有一段河能说清是变好还是变差。浅滩守望社把全河切成十二个点位，每个点位只问七个问题，每月第一个周六由固定的两个人去。
## 表是怎么来的
第一版有四十个问题，没人填得完。社里请三位老巡河员各拿一份走一遍，凡是站在岸边答不上来的问题全部删掉，剩下的七个都配了图。
## 用了三年以后
十二个点位的缺测率从四成降到不足一成。区里的水务所每季度来拿一次数据，有两处偷排是靠连续三个月的水色记录找到的。`,
      en: `Three generations of patrollers left twenty thousand photographs, and nobody could say which stretch had got better. The society cut the river into twelve points, asks seven questions at each, and sends the same two people on the first Saturday of the month.
## Where the form comes from
The first had forty questions and was never finished. Three experienced patrollers walked with it, everything that could not be answered from the bank was struck out, and the seven that remained each got a picture.
## Three years on
Missing visits fell from four in ten to under one. The district water office collects the figures every quarter, and two hidden outfalls were found because the colour had been wrong for three months running.`,
    },
    requirements: {
      zh: ['两台安卓 8 以上的旧手机', '每个点位两名能长期来的志愿者', '一位愿意每月花两小时看数据的人'],
      en: [
        'Two old phones with Android 8 or later',
        'Two volunteers for each point who mean to stay',
        'Someone with two hours a month to look at the figures',
      ],
    },
    reuseSteps: {
      zh: [
        '拿地图圈出点位，先从五个开始',
        '按说明把表单导入手机，改成你们河的名字',
        '带新人走一遍，当场对着色卡填一次',
      ],
      en: [
        'Mark the points on a map and begin with five',
        'Load the form onto the phones and put in the name of your river',
        'Walk it once with newcomers and fill in a card together',
      ],
    },
    contact: { zh: '数据员 柳工，river@lowwater.example', en: 'Liu, data keeper, river@lowwater.example' },
  },
  {
    number: 3002,
    publishedOn: '2026-03-25',
    classes: ['data'],
    fields: ['environment', 'education'],
    stage: 'inUse',
    sets: ['water'],
    since: 2023,
    setupDays: 3,
    licence: 'CC BY 4.0',
    documents: 'https://docs.yisun.example/pond-lesson',
    title: {
      zh: '池塘一平方米：给五年级的水生生物课',
      en: 'One square metre of pond: a lesson for ten-year-olds',
    },
    summary: {
      zh: '四节课的教案、捞网尺寸和记录单，学生数出来的虫子进同一张公开表。',
      en: 'Plans for four lessons, the size of the nets and a tally sheet; what pupils count goes into one public table.',
    },
    maker: { zh: '蜻蜓自然教室', en: 'Dragonfly Classroom' },
    place: { zh: '南屏县', en: 'Nanping County' },
    body: {
      zh: `课本里的食物链离孩子太远。蜻蜓自然教室让学生只看一平方米的水面，数里面有几种虫，再去查哪些虫只肯住在干净的水里。
教案写给从没带过户外课的老师：每一步写了大概几分钟、谁站在哪里、下雨怎么办。安全一页单独成册，校长先看这一页。
## 数据去哪儿
每班一行，四十多所学校的结果在同一张表里，下载不用登录。学生最爱找的是自己学校的那一行。`,
      en: `Food chains in a textbook are far away. Here pupils look at a single square metre of water, count the kinds of insect in it, and find out which of them put up only with clean water.
The plans are written for teachers who have never taken a class outdoors: how many minutes, who stands where, what to do when it rains. Safety has a booklet of its own, and the head reads that first.
## Where the counts go
One line a class, more than forty schools in a table that anybody can download. Pupils look for their own line before anything else.`,
    },
    requirements: {
      zh: ['学校附近有不深于膝盖的水塘', '每八名学生一位成人', '捞网和白盘子，一班约三百元'],
      en: [
        'A pond near the school, no deeper than the knee',
        'One adult for eight pupils',
        'Nets and white trays, about 300 yuan a class',
      ],
    },
    reuseSteps: {
      zh: [
        '先读安全手册，和校长一起看场地',
        '用一个周末让老师自己捞一遍',
        '上完课把记录单拍照寄来，由我们录入',
      ],
      en: [
        'Read the safety booklet and see the place with the head',
        'Let teachers try the nets on a weekend',
        'Send photographs of the sheets; we type them in',
      ],
    },
    contact: { zh: '课程组，pond@dragonfly.example', en: 'The lesson team, pond@dragonfly.example' },
  },
  {
    number: 3003,
    publishedOn: '2026-04-08',
    classes: ['maps', 'data'],
    fields: ['environment'],
    stage: 'pilot',
    sets: ['water'],
    since: 2025,
    setupDays: 10,
    licence: 'Apache 2.0',
    code: 'https://code.yisun.example/mudflat/bird-ear',
    title: { zh: '听滩：用旧手机录下滩涂的鸟叫', en: 'Shore ear: old phones that listen for waders' },
    summary: {
      zh: '把淘汰的手机装进防水盒，整夜录音，早上给出可能有哪些鸟，由人来确认。',
      en: 'A discarded phone in a waterproof box records the night and suggests which birds were there; people confirm.',
    },
    maker: { zh: '泥滩记', en: 'Mudflat Notes' },
    place: { zh: '汐口镇', en: 'Xikou' },
    body: {
      zh: `滩涂上的鸟多在夜里来，志愿者不可能每晚守着。泥滩记收来二十台屏幕碎了的手机，只留录音和太阳能板，绑在木桩上。
## 机器猜，人来定
程序只标出“这一段值得听”，并给出三个猜测。每条记录至少两个人听过才算数，意见不同就写“不确定”，不确定的占一成五，也照样公开。
试点走到第二季，夜里的记录比过去五年白天加起来还多。还没解决的是台风天的防水，手册里如实写着坏了几台。`,
      en: `Waders come by night, and no volunteer can watch every night. Mudflat Notes gathered twenty phones with broken screens, kept the microphone, added a solar panel and tied them to posts.
## Machines guess, people decide
The program only marks what is worth hearing and offers three guesses. Two people must have listened before a record counts; where they differ it says "uncertain", which is 15 in 100 and published all the same.
In the second season the nights gave more records than five years of days. Keeping typhoon rain out is unsolved, and the manual says how many boxes drowned.`,
    },
    requirements: {
      zh: ['会焊一根电源线的人', '得到滩涂管理方同意的书面许可', '三位认得本地鸟叫的志愿者'],
      en: [
        'Somebody who can solder a power lead',
        'Written consent of whoever manages the shore',
        'Three volunteers who know the local calls',
      ],
    },
    reuseSteps: {
      zh: [
        '按清单收旧手机，先做两台',
        '把程序里的鸟种名单换成你们那里的',
        '装好以后连听七天，再决定要不要铺开',
      ],
      en: [
        'Gather phones from the list and build two first',
        'Replace the list of species with your own',
        'Listen for seven days before building more',
      ],
    },
    contact: { zh: '阿汐，ear@mudflat.example', en: 'Xi, ear@mudflat.example' },
  },
  {
    number: 3004,
    publishedOn: '2026-04-20',
    classes: ['maps'],
    fields: ['environment', 'elderly'],
    stage: 'inUse',
    sets: ['water'],
    since: 2022,
    setupDays: 2,
    licence: 'CC BY-SA 4.0',
    documents: 'https://docs.yisun.example/shade-walk',
    title: { zh: '树荫路线图：夏天走哪条路不晒', en: 'Shade map: which way to walk in summer' },
    summary: {
      zh: '居民在纸图上画下午两点的树荫，合成一张每年更新的社区步行图。',
      en: 'Residents draw the shade of two in the afternoon on paper; together it becomes a walking map, renewed each year.',
    },
    maker: { zh: '慢步邻里', en: 'Slow Steps' },
    place: { zh: '槐荫街道', en: 'Huaiyin' },
    body: {
      zh: `七月的午后，去医院的老人要绕开一段没有树的路。卫星图说那里有绿地，其实是草坪。慢步邻里请四十位居民在同一个小时出门，拿笔画下自己脚边的影子。
纸图拍照以后由两名学生对齐，叠出深浅不同的荫。最浅的三段交给街道，去年补种了六十棵行道树。
## 为什么坚持用纸
参加的人里一半过了七十岁。纸不用充电，也不用教，画错了再描一笔。`,
      en: `On July afternoons older people on their way to the clinic avoid one stretch without trees. Satellites call it green: it is lawn. Slow Steps asked forty residents to step out in the same hour and draw the shadows at their feet.
Two students align the photographed sheets and lay them over each other, dark on light. The three barest stretches went to the district, which planted sixty trees last year.
## Why paper stays
Half of those who draw are over seventy. Paper needs no battery and no course, and a wrong line is drawn again.`,
    },
    requirements: {
      zh: ['打印店和二十张 A3 纸', '一个晴天的下午两点', '一位会用绘图软件的学生，约十六小时'],
      en: [
        'A print shop and twenty sheets of A3',
        'One sunny afternoon at two',
        'A student who can draw on a computer, some sixteen hours',
      ],
    },
    reuseSteps: {
      zh: [
        '下载底图模板，换成你们的街道',
        '把社区切成二十块，一人一块',
        '办一次看图会，让大家指出画错的地方',
      ],
      en: [
        'Take the template and put your streets in',
        'Cut the neighbourhood into twenty pieces, one each',
        'Hold an evening where people point out mistakes',
      ],
    },
    contact: { zh: '居民小组，shade@slowsteps.example', en: 'The residents, shade@slowsteps.example' },
  },
  {
    number: 3005,
    publishedOn: '2026-05-06',
    classes: ['data'],
    fields: ['environment', 'health'],
    stage: 'pilot',
    sets: [],
    since: 2024,
    setupDays: 8,
    licence: 'GPL 3.0',
    code: 'https://code.yisun.example/window/air-box',
    title: { zh: '窗台气盒：灶台边的空气也要量', en: 'Window box: measuring the air beside the stove' },
    summary: {
      zh: '一百六十元的传感盒放在厨房窗台，红灯亮了就开窗，数据只留在家里。',
      en: 'A sensor for 160 yuan on the kitchen sill: open the window at red. The figures stay in the house.',
    },
    maker: { zh: '清灶行动', en: 'Clear Stove' },
    place: { zh: '石磨村', en: 'Shimo Village' },
    body: {
      zh: `山里冬天烧柴取暖，咳嗽被当成老毛病。清灶行动没有先讲道理，而是在三十户窗台放了一个会变色的盒子。
## 盒子只做一件事
细颗粒物高就亮红，低了变绿。没有账号，没有手机应用，读数存在盒子里，主人愿意时由志愿者抄走平均值。
一个冬天下来，二十二户改了开窗的习惯，五户申请了换灶补贴。另外三户把盒子收进了抽屉，理由也写在报告里。`,
      en: `In winter the hills heat with wood, and coughing passes for old age. Clear Stove began without a lecture: it put a box that changes colour on thirty sills.
## One thing only
Red when fine dust is high, green when it falls. No account and no app; readings stay in the box, and a volunteer copies the mean when the household agrees.
After one winter twenty-two homes aired differently and five applied for a new stove. Three put the box in a drawer, and the report gives their reasons too.`,
    },
    requirements: {
      zh: ['能买到清单里的传感器', '一位会刷写单片机的志愿者', '冬天里每两周入户一次的人手'],
      en: [
        'A shop that sells the sensor on the list',
        'A volunteer who can flash a microcontroller',
        'Hands to visit every second week of winter',
      ],
    },
    reuseSteps: {
      zh: [
        '先做三个盒子，和标准仪器并排放一周',
        '入户时先听主人说，再放盒子',
        '春天开一次会，把曲线还给各家',
      ],
      en: [
        'Build three and let them stand beside a reference for a week',
        'Listen first, then set the box down',
        'Give every home its curve back in spring',
      ],
    },
    contact: { zh: '罗医生，box@clearstove.example', en: 'Doctor Luo, box@clearstove.example' },
  },
  {
    number: 3006,
    publishedOn: '2026-05-19',
    classes: ['maps', 'response'],
    fields: ['environment', 'emergency'],
    stage: 'spreading',
    sets: ['water', 'offline'],
    since: 2020,
    setupDays: 4,
    licence: 'ODbL 1.0',
    code: 'https://code.yisun.example/contour/flood-line',
    documents: 'https://docs.yisun.example/flood-line',
    title: { zh: '水痕线：把老人记得的水位画成图', en: 'Flood lines: what elders remember, on a map' },
    summary: {
      zh: '走访、量墙上的水痕、画等高线，做成一张可以打印的村庄避险图。',
      en: 'Visits, marks measured on walls, contours drawn: a village evacuation map to print.',
    },
    maker: { zh: '等高线小组', en: 'Contour Group' },
    place: { zh: '澄江流域', en: 'Cheng River' },
    body: {
      zh: `官方的淹没图精确到乡，村里人想知道的是自家门槛。等高线小组带着卷尺去问：那年水到哪儿？老人指着墙上的印子，一处一处量下来。
## 从墙到地图
每处水痕记三个数：离地多高、哪一年、几个人说法一致。只有两人以上都说到的才画成实线，其他用虚线。
十一个村子已经有了自己的图，贴在祠堂和小卖部。前年夏天的那场水，有四个村照着图提前两小时转移。`,
      en: `Official flood maps are exact to the township; villagers ask about their own doorstep. The group comes with a tape and one question: how far did it reach that year? Elders point at the mark on the wall, and each is measured.
## From wall to map
Every mark has three figures: height above ground, year, and how many people agree. Two voices make a solid line, one a broken line.
Eleven villages have their map now, in the ancestral hall and at the shop. When the water came two summers ago, four of them left two hours early by it.`,
    },
    requirements: {
      zh: ['卷尺、粉笔和一台能定位的手机', '愿意带路的村干部', '用两个周末走完一个村'],
      en: [
        'A tape, chalk and a phone with positioning',
        'A village officer who shows the way',
        'Two weekends for a village',
      ],
    },
    reuseSteps: {
      zh: [
        '按访谈提纲先问三户，改掉听不懂的词',
        '把量到的数填进表格，图会自动画出来',
        '打印三张大图，请村民当场改',
      ],
      en: [
        'Try the questions in three homes and change what is not understood',
        'Enter the figures; the map draws itself',
        'Print three large maps and let villagers correct them',
      ],
    },
    contact: { zh: '制图 小岑，line@contour.example', en: 'Cen, maps, line@contour.example' },
  },
  {
    number: 3007,
    publishedOn: '2026-06-02',
    classes: ['data', 'teaching'],
    fields: ['rural', 'environment'],
    stage: 'inUse',
    sets: ['phone'],
    since: 2022,
    setupDays: 3,
    licence: 'CC BY 4.0',
    documents: 'https://docs.yisun.example/seed-diary',
    title: { zh: '种子日记：留种户的语音账本', en: 'Seed diary: a spoken ledger for seed keepers' },
    summary: {
      zh: '不识字也能记：按住说一句，编辑整理成品种卡，种子跟着卡片走。',
      en: 'No need to write: hold, say a sentence, and an editor turns it into a card that travels with the seed.',
    },
    maker: { zh: '谷仓口述', en: 'Granary Voices' },
    place: { zh: '云岭五村', en: 'Five villages of Yunling' },
    body: {
      zh: `老品种靠老人的手留下来，却没有人知道它怎么种。谷仓口述教留种户用手机自带的录音：几号下的种，几号抽的穗，今年怕了什么虫。
每月一次，两位返乡青年把录音听完，写成半页纸的卡片，念给本人听，点头了才算定稿。
## 换种集市上
卡片用订书钉钉在种子袋上。六十三个品种有了卡，十九个已经种到了邻县。不想公开的那几种，卡片只留给本人。`,
      en: `Old varieties survive in the hands of old people, and hardly anyone knows how they are grown. Seed keepers learn to use the recorder on any phone: when it was sown, when it came into ear, which insect was this year's worry.
Once a month two young returners listen, write half a page, read it aloud, and wait for the nod.
## At the seed market
The card is stapled to the bag. Sixty-three varieties have one, nineteen already grow in the next county. Those whose keepers prefer silence stay on a single sheet, at home.`,
    },
    requirements: {
      zh: ['会说本地话的整理人', '每户一部能录音的手机', '装种子的牛皮纸袋和订书机'],
      en: [
        'An editor who speaks the dialect',
        'A phone that records, in every home',
        'Paper bags and a stapler',
      ],
    },
    reuseSteps: {
      zh: ['从五位最愿意说话的留种户开始', '用我们的提问单录第一季', '办一场换种集市，把卡片带去'],
      en: [
        'Begin with the five who like to talk',
        'Record one season with our list of questions',
        'Hold a market and bring the cards',
      ],
    },
    contact: { zh: '口述组，seed@granary.example', en: 'Granary Voices, seed@granary.example' },
  },
  {
    number: 3008,
    publishedOn: '2026-06-15',
    classes: ['maps'],
    fields: ['environment', 'children'],
    stage: 'prototype',
    sets: [],
    since: 2026,
    setupDays: 6,
    licence: 'MIT',
    code: 'https://code.yisun.example/firefly/dark-streets',
    title: { zh: '暗处：孩子们的夜路亮度图', en: 'Dark places: a map of the way home' },
    summary: {
      zh: '晚自习后的路哪里黑？用手机感光器走一遍，颜色就画在路上。',
      en: 'Where is the way home dark? Walk it once with a light sensor and the road takes on colour.',
    },
    maker: { zh: '萤火小队', en: 'Firefly Squad' },
    place: { zh: '东塘中学', en: 'Dongtang School' },
    body: {
      zh: `学校说路灯都亮着，学生说有一段从来不敢走。萤火小队的六个初中生写了一个小程序：手机平放在胸前，走一步记一个亮度。
## 先走，再提要求
他们一共走了十一条路，同一条路走三个晚上，下雨的那晚单独算。结果不是“太黑了”，而是“从桥头到第三根电线杆，低于两勒克斯”。
街道看完图，两周内修了四盏灯。程序还很粗糙：不同手机的感光器差得多，校准的办法正在试。`,
      en: `The school said every lamp was lit; pupils named a stretch they never dared. Six of them wrote a small program: hold the phone flat to the chest, and each step is a reading.
## Walk first, then ask
They walked eleven ways on three evenings each, with the rainy one set apart. The result was not "too dark" but "from the bridge to the third pole, under two lux".
Within two weeks of seeing the map the district mended four lamps. It is rough still: sensors differ from phone to phone, and a way to calibrate them is being tried.`,
    },
    requirements: {
      zh: ['三台型号相同的手机', '天黑以后陪同的成人', '家长签过字的同意书'],
      en: ['Three phones of one model', 'Adults who come along after dark', 'Consent signed by parents'],
    },
    reuseSteps: {
      zh: ['在操场上用一盏台灯校准手机', '挑三条学生自己选的路', '把图和照片一起交给管路灯的部门'],
      en: [
        'Calibrate with a desk lamp on the playground',
        'Take three ways that pupils choose',
        'Hand map and photographs to whoever keeps the lamps',
      ],
    },
    contact: { zh: '指导老师，dark@firefly.example', en: 'Their teacher, dark@firefly.example' },
  },
]
