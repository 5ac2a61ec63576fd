import type { QuestionSet } from '../applications/questions.ts'
import type { ReportKind } from './award-transitions.ts'

const longText = (key: string, zh: string, en: string) =>
  ({ key, type: 'longText', label: { zh, en }, maxLength: 3_000 }) as const
const spent = {
  key: 'spent',
  type: 'number',
  label: { zh: '到今天花了多少', en: 'Spent so far' },
  min: 0,
  max: 100_000_000,
  unit: { zh: '元', en: 'yuan' },
} as const
const oneSection = (questions: QuestionSet['sections'][number]['questions']): QuestionSet => ({
  sections: [{ key: 'report', title: { zh: '报告', en: 'Report' }, questions }],
})

/** What every award is asked where staff wrote no questions of its own. */
const reportQuestions: Record<ReportKind, QuestionSet> = {
  midterm: oneSection([
    longText('done', '做了哪些事', 'What has been done'),
    longText('changed', '和原来的计划有什么不同，为什么', 'What differs from the plan, and why'),
    spent,
    longText('next', '接下来做什么', 'What comes next'),
  ]),
  closing: oneSection([
    longText('outcome', '做成了什么，谁在用', 'What came of it, and who uses it'),
    longText(
      'failed',
      '什么没有做成，别人可以学到什么',
      'What did not work, and what others can learn from it',
    ),
    spent,
    longText('after', '以后由谁接着做', 'Who carries on from here'),
  ]),
}

/** The most own questions of a report, and the longest one. */
export const mostQuestions = 12
export const longestQuestion = 200

/** Questions of an award's own, one a line; the usual ones where there are none. */
export function questionsOfLines(kind: ReportKind, lines: string): QuestionSet {
  const labels = lines.split('\n').flatMap((line) => line.trim() || [])
  if (labels.length === 0) return reportQuestions[kind]
  return oneSection(labels.map((label, index) => longText(`q${index + 1}`, label, label)))
}
