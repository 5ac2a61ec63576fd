import { expect, test } from 'vitest'
import { analyseQuery } from './analyse-query.ts'
import { excerptOf } from './excerpt.ts'
import { type MarkedText, marksOf, markTerms } from './mark-terms.ts'

/** Writes marked stretches in brackets. */
function written(marked: MarkedText): string {
  return marked.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')
}

function marksFor(query: string) {
  const { terms, words } = analyseQuery(query)
  return marksOf([...terms, ...words.flatMap(({ instead }) => instead)])
}

test.each([
  ['志愿者', '安排志愿者的班次', '安排[志愿者]的班次', 'Chinese'],
  ['誌願者', '安排志愿者的班次', '安排[志愿者]的班次', 'traditional characters'],
  ['志愿者', '安排志願者的班次', '安排[志願者]的班次', 'in a traditional text'],
  ['ＰＡＳＳＷＯＲＤ', 'Keeps Passwords safe', 'Keeps [Passwords] safe', 'full width, case and stem'],
  ['zhiyuanzhe', '志愿者排班助手', '[志愿者]排班助手', 'pinyin'],
  ['qhsy', '清河书院', '[清河书院]', 'initials of a name'],
  ['文', '甲骨文与文件', '甲骨[文]与[文]件', 'a single character that was searched'],
  ['文件', '甲骨文与文件', '甲骨文与[文件]', 'not its characters one by one'],
  ['c++', 'C++ and C', '[C++] and C', 'signs of a name'],
  ['<b>', '<b>bold</b>', '<[b]>bold</[b]>', 'markup is a text'],
])('%s in %s: %s (%s)', (query, text, expected) => {
  expect(written(markTerms(text, marksFor(query)))).toBe(expected)
})

test('the stretches of any text are the text', () => {
  for (const text of ['', '，', '👩‍👩‍👧 志愿者 é ﬁle', 'a\u0000b', '資料庫與軟體']) {
    const marked = markTerms(text, marksFor('志愿者 file 数据库'))
    expect(marked.map((part) => part.text).join('')).toBe(text)
  }
})

test('an excerpt is the summary where that says it, else the sentence that does', () => {
  const summary = '把文件放在自己的服务器上。'
  const body = '第一步安装。通讯录可以从手机导入。最后备份。'
  expect(written(excerptOf(summary, body, marksFor('文件')))).toBe('把[文件]放在自己的服务器上。')
  expect(written(excerptOf(summary, body, marksFor('通讯录')))).toBe('[通讯录]可以从手机导入。')
  expect(written(excerptOf(summary, body, marksFor('没有的词')))).toBe(summary)
})

test('an excerpt is short, and shows the place', () => {
  const long = `${'前面的话很长，'.repeat(30)}志愿者在这里，${'后面的话也很长，'.repeat(30)}`
  const shown = written(excerptOf('', long, marksFor('志愿者')))
  expect(shown).toContain('[志愿者]')
  expect(shown.length).toBeLessThan(130)
  expect(shown.startsWith('…') && shown.endsWith('…')).toBe(true)
})
