import type { DemoVentureEdition } from '../demo-types.ts'

/** The four editions that are over. The organisations in them are invented. */
export const demoVentureEditions: DemoVentureEdition[] = [
  {
    editionID: '1',
    since: 2022,
    sets: [],
    articles: [208],
    publishedOn: '2026-05-11',
    title: { zh: '创投计划第一期：先小试一年', en: 'Edition 1: one year of small trials' },
    summary: {
      zh: '2022 年，九支团队各拿最多六万元，把一个反复遇到的麻烦试着解决一次。五个按计划做完，两个换了路子，两个没走下去。',
      en: 'In 2022 nine teams received up to 60,000 yuan each to try their hand at a trouble they met again and again. Five finished as planned, two took another road, two did not go on.',
    },
    figures: {
      zh: ['64 | 份申请', '9 | 支团队获得资助', '392,000 | 元实付，预算 540,000 元', '5 | 个按计划结项'],
      en: [
        '64 | applications',
        '9 | teams funded',
        '392,000 | yuan paid, of 540,000 budgeted',
        '5 | finished as planned',
      ],
    },
    plan: {
      zh: `<p>办第一期之前，我们走访了二十二家小机构，听到最多的一句是：不敢试，试坏了没法向捐款人交代。所以规则只有一条主线——钱少一点，允许失败，但要把过程写下来。</p>
<h2>给谁</h2>
<p>有稳定服务对象、全职不超过十五人的机构，或者挂靠在这样一家机构下的志愿者小队。申请书两页，第一页只写那个麻烦，不许提技术。</p>
<h2>怎么给</h2>
<ul>
<li>每支最多六万元，六月先付一半，年中走访之后付另一半。</li>
<li>服务器、误工补贴、请服务对象来试用的车费都能列支，买手机要说明结束后归谁。</li>
<li>中途想换做法，发一封说明信就行，不用重新评审。</li>
</ul>
<h2>谁来选</h2>
<p>七位评委里三位来自一线机构，两位懂开发，两位是残障与老年服务对象的代表。打分表只有三格：这麻烦真不真，这支队伍够得着吗，失败了别人能学到什么。</p>`,
      en: `<p>Before the first edition we visited twenty-two small organisations. What we heard most was: we dare not try, for how would we explain a failure to those who gave the money? So the rules had one thread: less money, failure allowed, and everything written down.</p>
<h2>For whom</h2>
<p>Organisations that know whom they serve and have at most fifteen full-time staff, or a band of volunteers under the roof of one. Two pages to apply; the first was about the trouble alone and was not to mention technology.</p>
<h2>How it was paid</h2>
<ul>
<li>Up to 60,000 yuan for each, half in June and the other half after a visit in the autumn.</li>
<li>Servers, lost wages and the bus fares of people who came to test could be charged; whoever bought phones had to say who keeps them.</li>
<li>To change course, a letter was enough; nobody had to be judged again.</li>
</ul>
<h2>Who chose</h2>
<p>Of seven judges three worked in the field, two could program, and two spoke for disabled and older people. The sheet had three boxes: is the trouble real, is it within this team's reach, and what would others learn if it failed?</p>`,
    },
    outcomes: {
      zh: `<p>到 2023 年 2 月，九个项目里有七个还有人在用，其中五个就是申请书里写的样子。</p>
<h2>做成的</h2>
<p>留下来的五个有一个共同点：第一周就让真正要用的人碰到了东西，哪怕是纸做的。巡河卡的第一版是打印后塑封的，看病卡的第一版是手抄的。</p>
<h2>没做成的</h2>
<ul>
<li>手语词典停在版权上：二百多段视频里的示范人当初只口头同意过，回头补签，有四成联系不到。</li>
<li>雨量短信网停在维护上：十二个自制雨量筒，头一个台风就丢了七个，没有人的职责是去补。</li>
</ul>
<h2>下一期因此改了什么</h2>
<p>凡是要拍人、录人的，申请时就交同意书样稿；凡是要放在户外的，预算里必须有一行写清谁去看、多久看一次。两页纸的申请书也改成三页，多出来的一页专门写结束那天怎么收场。</p>
<h2>我们自己的不足</h2>
<p>说好十五个工作日出结果，实际用了二十六个；没入选的五十五支队伍里，只有十九支收到了超过一句话的意见。</p>`,
      en: `<p>By February 2023 seven of the nine were still in use, and five of those looked the way the application had said.</p>
<h2>What worked</h2>
<p>The five that stayed had one thing in common: within the first week the people who would use it held something in their hands, if only paper. The first river card was printed and laminated; the first card for the doctor was written by hand.</p>
<h2>What did not</h2>
<ul>
<li>The sign dictionary ended over rights. The signers in some two hundred films had agreed by word of mouth, and four in ten could no longer be found to sign.</li>
<li>The rain network ended over upkeep. Of twelve home-made gauges the first typhoon took seven, and it was nobody's job to replace them.</li>
</ul>
<h2>What the next edition changed because of it</h2>
<p>Whoever films or records people hands in the form of consent with the application. Whatever stands outdoors needs a line in the budget saying who looks after it and how often. The two pages became three, the third being about the day on which the project ends.</p>
<h2>Where we ourselves fell short</h2>
<p>We promised results within fifteen working days and took twenty-six. Of the fifty-five teams not chosen, only nineteen were told more than a sentence.</p>`,
    },
  },
  {
    editionID: '2',
    since: 2023,
    sets: [],
    articles: [213],
    publishedOn: '2026-05-12',
    title: { zh: '创投计划第二期：做完再走', en: 'Edition 2: stay until it is done' },
    summary: {
      zh: '第二期把时间放宽到一年半，单笔提到十二万元，多了面谈、公示和中期。十个项目里六个结项，两个改道，两个由团队自己叫停。',
      en: 'The second edition gave a year and more, up to 120,000 yuan, and added interviews, a public notice and a mid-term check. Of ten projects six finished, two changed course and two were stopped by their own teams.',
    },
    figures: {
      zh: ['131 | 份申请，比上一期多一倍', '24 | 支团队参加面谈', '10 | 个项目立项', '867,000 | 元实付'],
      en: [
        '131 | applications, twice as many as before',
        '24 | teams interviewed',
        '10 | projects awarded',
        '867,000 | yuan paid',
      ],
    },
    plan: {
      zh: `<p>第一期教会我们，一年只够看到东西做出来，看不到它被用顺手。第二期的资助从立项算起最长十八个月，中间有一次必须面对面的中期。</p>
<h2>可以申请什么</h2>
<p>三类都收：把已有的做法接到一个新地方；把纸上跑通的办法做成软件；把已经停用的旧项目修好。第三类第一次单列，因为我们发现修旧比做新便宜，却没有人愿意出钱。</p>
<h2>不资助什么</h2>
<ul>
<li>只有展示没有使用的网站和大屏。</li>
<li>要收集指纹、人脸而说不出不用它行不行的项目。</li>
<li>主要开支是买设备的项目。</li>
</ul>
<h2>名额与金额</h2>
<p>立项八到十二个，单笔不超过十二万元，分三次付：立项四成，中期三成，结项三成。结项款看的是约定的人是否真的在用，不看文档页数。</p>
<h2>评审怎么走</h2>
<ol>
<li>初读：每份申请由三位评委各读一遍，互不通气。</li>
<li>面谈：分数靠前的二十四支团队各谈四十分钟，服务对象可以一起来，需要手语或字幕提前三天说。</li>
<li>公示：拟立项名单挂五个工作日，任何人都能提异议。</li>
</ol>
<h2>结束之后</h2>
<p>代码用开放许可放出来，文档里写清换一家机构要改哪几处。停下来的项目也要交一页“我们为什么停”，写得诚恳的，不影响下次再来。</p>`,
      en: `<p>The first edition taught us that a year is enough to see a thing made and too short to see it become a habit. Grants of the second ran up to eighteen months from the award, with one check half way that had to be face to face.</p>
<h2>What could be entered</h2>
<p>Three kinds: bringing a working method to a new place; turning what works on paper into software; and mending an old project that has stopped. The third had a line of its own for the first time, since mending costs less than making and nobody likes to pay for it.</p>
<h2>What was not funded</h2>
<ul>
<li>Websites and wall screens that show much and serve nobody.</li>
<li>Anything that takes fingerprints or faces without saying whether it could do without.</li>
<li>Budgets that consist mainly of equipment.</li>
</ul>
<h2>Places and money</h2>
<p>Eight to twelve awards of at most 120,000 yuan, paid in three parts: four tenths at the award, three at mid-term, three at closing. The last part depended on whether those named were really using it, never on the thickness of the report.</p>
<h2>How it was judged</h2>
<ol>
<li>First reading: three judges read each application without talking to each other.</li>
<li>Interview: forty minutes with each of the twenty-four best. People served could come along; sign language or captions had to be ordered three days ahead.</li>
<li>Public notice: the proposed list stood for five working days, open to anybody's objection.</li>
</ol>
<h2>Afterwards</h2>
<p>Code is published under an open licence, and the documents say what another organisation would have to change. Projects that stop hand in a page called "why we stopped"; an honest one does no harm next time.</p>`,
    },
    outcomes: {
      zh: `<p>结项时我们给每个项目的使用者打了电话，共二百一十四通，接通一百六十八通。问题只有一个：上个星期你用了几次？</p>
<h2>用得最多的</h2>
<p>格子图和现场字幕答“每周都用”的超过八成。维修课的学员里有十四位摆起了摊，这是申请书里没有写的结果。</p>
<h2>停下来的两个</h2>
<p>问药机器人在试用时五十问答错三问，其中一问会让人吃双份药。团队请来两位药师看过，认为以当时的办法改不到放心的程度，第二天就关了。晚归同行需要每晚六十位志愿者，招到的最多的一晚是十一位。</p>
<h2>评审本身出的错</h2>
<p>公示期收到一条异议：一位评委曾是申请机构的理事，没有申报。我们撤下那个分数，请没有参加过面谈的人重评，结论没有变，但教训记下了——申报不能只靠自觉。</p>
<h2>第三期因此改了什么</h2>
<p>系统先比对评委与申请机构的任职关系，再分配材料；资助对象从一家机构变成一对机构，因为六个结项的项目里，有五个是靠另一家愿意接手才活过了第二年。</p>`,
      en: `<p>At closing we rang people who used each project, 214 calls in all, of which 168 were answered. There was one question: how often did you use it last week?</p>
<h2>Used the most</h2>
<p>For the grid map and the live captions more than eight in ten said "every week". Fourteen of those who learnt to repair appliances set up a stall, a result that stood in no application.</p>
<h2>The two that stopped</h2>
<p>In trials the bot for questions about medicine got three answers of fifty wrong, and one of them would have led to a double dose. Two pharmacists looked into it and saw no way to make it safe with the means of the day; the team closed it the next morning. The night walk needed sixty volunteers each evening, and the best evening brought eleven.</p>
<h2>A mistake of our own</h2>
<p>During the public notice somebody objected: a judge had once sat on the board of an applicant and had not said so. We struck that score and had the project judged again by people who had taken no part in the interviews. The result stayed the same, the lesson too: declarations cannot rest on memory alone.</p>
<h2>What the third edition changed because of it</h2>
<p>The posts of judges are compared with those of applicants before papers are handed out. And grants went to pairs of organisations, because five of the six finished projects lived through their second year only since somebody else was willing to take them on.</p>`,
    },
  },
  {
    editionID: '3',
    since: 2024,
    sets: [31, 32],
    articles: [207, 210],
    publishedOn: '2026-05-13',
    title: { zh: '创投计划第三期：两家一起报名', en: 'Edition 3: enter as a pair' },
    summary: {
      zh: '第三期只资助“一家已经做成、一家想要用”的搭档。十六对机构用十四个月把做法搬到新地方，一年后回访，十一对仍在用。',
      en: 'The third edition funded pairs alone: one organisation that has made something work and one that wants it. Sixteen pairs had fourteen months; a year later eleven were still using it.',
    },
    figures: {
      zh: ['88 | 对机构报名', '16 | 对获得资助', '1,740,000 | 元实付', '11 | 对一年后仍在使用'],
      en: [
        '88 | pairs entered',
        '16 | pairs funded',
        '1,740,000 | yuan paid',
        '11 | pairs still using it a year later',
      ],
    },
    plan: {
      zh: `<p>做成一次不难，难的是离开最早那群人还能成。第三期把钱分成两半：交出做法的一方拿四成，用来写文档、陪跑和答疑；接过做法的一方拿六成，用来改、试和培训。</p>
<h2>搭档怎么找</h2>
<p>报名前两个月，项目库开放了“想用”的登记，八十八对里有五十一对是在那里认识的。已经熟识的搭档也可以来，但要说明如果没有这笔钱会不会照样合作。</p>
<h2>三次见面</h2>
<ol>
<li>开工时，接手的一方到原来的地方住三天，看别人怎么做。</li>
<li>第五个月，原来的一方去新地方住三天，只看不动手。</li>
<li>结束时，两方各写一份，不许互看，再拿到一起对照。</li>
</ol>
<h2>看什么算成</h2>
<p>第十四个月末，交出的一方整整一个月没有接到求助电话，就算成。</p>`,
      en: `<p>To make a thing work once is not hard; to make it work without those who began it is. The third edition split the money: four tenths to the side that hands over, for documents, company and answers; six tenths to the side that takes over, for changes, trials and training.</p>
<h2>How pairs met</h2>
<p>For two months beforehand the project library took down who would like to use what, and fifty-one of the eighty-eight pairs met there. Old friends were welcome, if they said whether they would work together without the money.</p>
<h2>Three meetings</h2>
<ol>
<li>At the start the new side stays three days where it is already done, and watches.</li>
<li>In the fifth month the old side stays three days in the new place, hands in pockets.</li>
<li>At the end both write a report unseen by the other, and then lay them side by side.</li>
</ol>
<h2>What counted as success</h2>
<p>That in the fourteenth month the side which handed over did not receive a single call for help.</p>`,
    },
    outcomes: {
      zh: `<p>十六对里有九对在约定的时间里达到“整月无求助”，两对晚了一个季度，五对没有做到。</p>
<h2>搬得动的</h2>
<p>看地方的办法最好搬：固定点位、固定时间、一张卡。改写通知的规则也好搬，因为验收的人就在身边。两个项目集里收的就是这些。</p>
<h2>搬不动的</h2>
<ul>
<li>三对卡在人上：原来那位熟手走了，文档写的是“怎么点”，没写“为什么这样”。</li>
<li>一对卡在数据上：两地登记的口径不同，合并之后谁也不信总数。</li>
<li>一对中途散了，接手机构的理事会换届，新理事不认这件事。</li>
</ul>
<h2>数字之外</h2>
<p>最省钱的不是软件，是那三天。回访时被提到最多的，是住在别人家里看到的一件小事：登记表挂在门后，所以从来不丢。</p>
<h2>第四期因此改了什么</h2>
<p>既然面对面这么管用，下一期索性从面对面开始：先进营，再谈钱。</p>`,
      en: `<p>Nine of the sixteen reached a whole month without a call in the time agreed, two were a quarter late, and five did not get there.</p>
<h2>What travels well</h2>
<p>Ways of watching a place travel best: the same points, the same hour, one card. Rules for rewriting notices travel, too, since those who judge them live next door. The two project sets hold these.</p>
<h2>What did not travel</h2>
<ul>
<li>Three pairs stumbled over people: the old hand had left, and the documents told which button to press but never why.</li>
<li>One stumbled over data: the two places counted differently, and nobody believed the sum.</li>
<li>One broke up when the board of the new side changed and the new members did not know of it.</li>
</ul>
<h2>Beside the figures</h2>
<p>The cheapest part was those three days. Asked a year later, people most often spoke of some small thing seen while staying there: the register hangs behind the door, which is why it is never lost.</p>
<h2>What the fourth edition changed because of it</h2>
<p>If meeting does so much, begin with it: first a camp, and money afterwards.</p>`,
    },
  },
  {
    editionID: '4',
    since: 2025,
    sets: [33, 34],
    articles: [216, 220],
    publishedOn: '2026-05-14',
    title: { zh: '创投计划第四期：创造营', en: 'Edition 4: the creation camp' },
    summary: {
      zh: '三次营、每次四天，三十六支团队带着服务对象一起来，离营时桌上有一件能试的东西。十二支继续拿到九万元，走完了一年。',
      en: 'Three camps of four days: thirty-six teams came together with people they serve and left with something to try on the table. Twelve went on with 90,000 yuan each for a year.',
    },
    figures: {
      zh: [
        '152 | 支团队报名',
        '36 | 支进营',
        '108 | 人参加，其中 31 位是服务对象',
        '12 | 支继续获得资助，共 1,080,000 元',
      ],
      en: [
        '152 | teams entered',
        '36 | teams came to a camp',
        '108 | people took part, 31 of them served by the teams',
        '12 | teams funded further, 1,080,000 yuan in all',
      ],
    },
    plan: {
      zh: `<p>创造营不是比赛。进营不看作品，看两样：有没有一个具体的人在等它，这个人愿不愿意同来。</p>
<h2>四天</h2>
<ul>
<li>第一天只听，不许打开电脑。每支团队请来的那位讲一天是怎么过的。</li>
<li>第二天用纸、胶带和旧手机，做出能演的样子。</li>
<li>第三天换桌：把东西交给不认识的人用，做的人站在身后不许出声。</li>
<li>第四天写两页：下一步试什么，试到什么程度就停。</li>
</ul>
<h2>场地与费用</h2>
<p>三个营分在青禾、远帆和白堤，路费、照护和误工都由计划出。场地要有坡道、可调灯光和一间安静的屋子，字幕和手语按报名表配齐。</p>
<h2>离营之后</h2>
<p>一个月后交那两页的结果。评委只读这一份，选出十二支，每支九万元，分两次付。</p>`,
      en: `<p>The camp was no contest. To come, a team needed no work to show, but two things: somebody definite who is waiting for it, and that this person would come along.</p>
<h2>Four days</h2>
<ul>
<li>On the first all listen and computers stay shut. The guest of each team tells how a day goes.</li>
<li>On the second, paper, tape and old phones become something that can be acted out.</li>
<li>On the third the tables change: strangers use it, and its makers stand behind them in silence.</li>
<li>On the fourth each writes two pages: what to try next, and at which point to give it up.</li>
</ul>
<h2>Places and costs</h2>
<p>Qinghe, Yuanfan and Baidi had a camp each. Fares, care at home and lost wages were paid. Every house had ramps, lights that dim and a quiet room; captions and sign language followed the entry forms.</p>
<h2>After the camp</h2>
<p>A month later came the results of those two pages. The judges read nothing else and chose twelve teams, 90,000 yuan each, in two payments.</p>`,
    },
    outcomes: {
      zh: `<p>三十六件在营里做出的东西，一年后有十五件还在，其中十二件拿了后续的钱，三件靠团队自己。</p>
<h2>为什么是旧手机</h2>
<p>没有人要求，可是十五件里有九件跑在换下来的手机上，或者根本不联网。换桌那天，陌生人拿起来就会用的，都是这一类。两个项目集照着这个发现编成。</p>
<h2>没做好的</h2>
<ul>
<li>青禾那次头一天没有字幕，两位听障参加者干坐了三个小时，第二天才配上。我们在闭营时当面说明了原因：名单录错了一列。</li>
<li>四支团队因为家里离不开人没能来，补贴照护费的规定写在附件里，他们没有看到。</li>
<li>有七支在一个月内就放弃了，理由都写着“试过了，没人要”。这正是那两页纸的用处，但选进来时我们本可以问得更细。</li>
</ul>
<h2>花了多少</h2>
<p>三个营共用去 412,600 元，其中住宿和路费占一半，字幕与手语占一成一。平均一支团队一万一千多元，比第二期一次中期走访还便宜。</p>
<h2>第五期因此改了什么</h2>
<p>照护补贴写进报名表第一页；每一支没有入选的团队都收到评委的书面意见；营放到第三轮，让评委在营前读过申请。</p>`,
      en: `<p>Of thirty-six things made in the camps fifteen were still there a year later, twelve with further money and three by the teams' own means.</p>
<h2>Why old phones</h2>
<p>Nobody asked for it, yet nine of the fifteen ran on handed-down phones or needed no network. When the tables changed, these were the ones that strangers picked up and used. Two project sets grew out of that.</p>
<h2>What we did badly</h2>
<ul>
<li>In Qinghe there were no captions on the first day, and two deaf participants sat through three hours of nothing until they came. We told everybody the reason before leaving: one column of the list had been copied wrongly.</li>
<li>Four teams stayed away since nobody could look after their family. That care would be paid stood in an annex which they had not seen.</li>
<li>Seven gave up within the month, saying "tried it, nobody wants it". That is what the two pages are for; still, we could have asked more before they came.</li>
</ul>
<h2>What it cost</h2>
<p>The camps took 412,600 yuan, half of it beds and fares, eleven per cent captions and signing. At some 11,000 yuan a team that is less than one mid-term visit of the second edition.</p>
<h2>What the fifth edition changed because of it</h2>
<p>The allowance for care stands on the first page of the entry form. Every team that is not chosen hears from the judges in writing. And the camp became the third round, so that judges have read the entries before they meet.</p>`,
    },
  },
]
