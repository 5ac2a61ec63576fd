import { both } from '../teams/both.ts'
import type { DemoEntry } from './enter-round.ts'

/** What asked for money to be mended in the third edition: the first two got it. */
export const keptEntries: readonly DemoEntry[] = [
  {
    title: '方言读书电话，再响两年 · Reading calls in dialect, two more years',
    answers: {
      trouble: both(
        '每周三晚上七点，电话里有人用方言念一段书。上个月四次都念了，十四户里有十二户守着听，最大的八十九岁。',
        'On Wednesdays at seven somebody reads in dialect by phone. All four evenings of last month took place; twelve of fourteen homes listened, the oldest reader being eighty-nine.',
      ),
      people: 14,
      plan: both(
        '那部总机的电池撑不过一通电话。换电池、换两个听筒，再把六十段录音转存一份。修好以后电话费由村里付，至少两年。',
        'The battery of the exchange no longer lasts a call. We replace it and two receivers, and copy the sixty recordings. The village then pays for the calls, for two years at least.',
      ),
      amount: 40_000,
      members: both('两个人，每周三晚上。', 'Two people, on Wednesday evenings.'),
    },
    worth: 9,
    remarks: [
      both(
        '谁在听、听了几次都说得出来，这就够了。电话费以后由村里付，请附一句村里的话。',
        'You can say who listens and how often, and that is enough. Add a line from the village about the calls.',
      ),
      both(
        '录音请转存两份，一份不放在同一间屋。',
        'Keep two copies of the recordings, not both in one room.',
      ),
    ],
  },
  {
    title: '病房里的三个问题，换一批卡 · Three questions on the ward, new cards',
    answers: {
      trouble: both(
        '出院前问三句，问过的人少打回头电话。上个月问了五十七位，卡片磨得看不清字，护工开始凭记忆问，第三句常被漏掉。',
        'Three questions before people go home save a call afterwards. Fifty-seven were asked last month. The cards are worn; helpers ask from memory and leave out the third.',
      ),
      people: 57,
      plan: both(
        '重印两百张防水卡，录一段三分钟的示范，再带两位新护工走一遍。用两年，之后医院自己印。',
        'Two hundred cards that can be wiped, a film of three minutes, and a round with two new helpers. They last two years; then the hospital prints its own.',
      ),
      amount: 40_000,
      members: both('一位护士，一位志愿者，每周各半天。', 'A nurse and a volunteer, half a day a week each.'),
    },
    worth: 8,
    remarks: [
      both(
        '漏掉第三句这件事你们自己发现了，很好。',
        'You noticed yourselves that the third question is left out: good.',
      ),
      both('示范片请让护工来讲，不要请人配音。', 'Let a helper speak in the film, not an actor.'),
    ],
  },
  {
    title: '山里短信店，换一台机器 · The text message store, a new machine',
    answers: {
      trouble: both(
        '店还开着，只是上个月一共来了三条短信。年轻人都用别的办法买东西，还在发的是村口那位不识字的大叔，他请孙子代写。',
        'The store is open, yet last month it got three messages. The young buy elsewhere; the one who still writes is a man at the village gate who cannot read and asks his grandson.',
      ),
      people: 3,
      plan: both(
        '换一台新机器，再去三个村贴一遍号码。用得起来就留着，用不起来，明年关店。',
        'A new machine, and the number posted in three villages once more. If it is used, it stays; if not, we close next year.',
      ),
      amount: 32_000,
      members: both('一个人，每天傍晚看一次。', 'One person who looks every evening.'),
    },
    worth: 4,
    remarks: [
      both(
        '三条短信说明它做完了该做的事。给那位大叔装一部能说话的电话，也许更合适。',
        'Three messages say that it has done its work. A phone that takes spoken words may suit that man better.',
      ),
      both(
        '肯写“只有三条”，我们敬重。这笔钱还是给仍在用的。',
        'We respect that you wrote “three”. This money goes to what is still in use.',
      ),
    ],
  },
]
