import { listedTool } from './listed-tool.ts'

export const anki = listedTool({
  number: 1060,
  name: { zh: 'Anki 记忆卡片', en: 'Anki' },
  tagline: {
    zh: '快忘的时候再复习一遍，生词和急救步骤都记得住',
    en: 'Reviews each card just before you forget it: words, first aid, sign language',
  },
  description: [
    {
      zh: 'Anki 记住你对每张卡片答得多快、多准，推算哪天会忘，就在那天让你再看一眼。每天十五分钟，半年能记下几千个词。',
      en: 'Anki notes how well each card went, works out when it would be forgotten, and shows it on that day. A quarter of an hour daily carries thousands of words in half a year.',
    },
    {
      zh: '卡片上可以放图片、录音和视频：手语动作、药品包装、听力材料都行。一套卡片做好，发一个文件，全班就有了。',
      en: 'Cards carry pictures, sound and film: a gesture of sign language, the box of a medicine, a dialogue to listen to. A finished deck is one file for the whole class.',
    },
  ],
  audience: {
    zh: '适合支教老师、手语和普通话学习小组、要考急救证的志愿者。不适合需要统一看进度的培训，那种选 Moodle。',
    en: 'For volunteer teachers, groups that learn sign language or Mandarin, and helpers who sit a first aid exam. Where progress must be followed centrally take Moodle.',
  },
  fields: ['education', 'disability', 'emergency'],
  needs: ['learning'],
  kind: 'desktopApp',
  keywords: {
    zh: '背单词，闪卡，间隔重复，复习，手语，培训',
    en: 'flashcards, spaced repetition, vocabulary, revision, study',
  },
  licence: 'AGPL-3.0-or-later',
  homepage: 'https://apps.ankiweb.net/',
  exitRoute: {
    zh: '牌组导出为 .apkg，文字部分可另存为纯文本，导入别的记忆软件。',
    en: 'Decks export to .apkg, their words to plain text that other programs for learning read.',
  },
  costAfter: {
    zh: '电脑版、安卓版和 AnkiWeb 同步都免费；只有 iPhone 版要一次性购买。',
    en: 'Free on computers and Android, sync included; only the iPhone edition is bought once.',
  },
  reviewedOn: '2026-11-14',
})
