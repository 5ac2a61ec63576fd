import * as m from '#messages'
import type { SelftestFigures } from '../../../../shared/contract/selftest.staff.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { csvFile } from '../../../../shared/lib/text/csv-text.ts'
import { linked } from '../../../../shared/rules/selftest/asked-questions.ts'
import { peerTerms } from '../../../../shared/rules/selftest/peers.ts'
import type { SelftestUse } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { BarCell } from '../../../ui/bar-cell.tsx'
import { DownloadButton } from '../../../ui/controls/download-button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table } from '../../../ui/table.tsx'
import { otherWord } from '../other-word.ts'
import { NothingTold } from './nothing-told.tsx'

type Question = SelftestFigures['questions'][number]

/** How each question is answered, by dimension; the tables open one by one. */
export function AnswerFigures({
  figures: { questions },
  use,
}: {
  figures: SelftestFigures
  use: SelftestUse
}) {
  const title = m.selftest_answer_figures()
  if (questions.length === 0)
    return <NothingTold title={title} text={m.selftest_tests_none({ least: peerTerms.least })} />
  const byDimension = Map.groupBy(questions, ({ dimension }) => dimension)
  return (
    <section className="stack">
      <Heading level={2} text={title} />
      <p className="measure">{m.selftest_answer_lead()}</p>
      {[...byDimension].map(([dimension, own]) => (
        <Details key={dimension} title={m.selftest_answer_part({ dimension, count: own.length })}>
          <div className="stack stack-lg">
            {own.map((question) => (
              <OfQuestion key={question.questionId} question={question} />
            ))}
          </div>
        </Details>
      ))}
      <DownloadButton
        fileName={`self-test-answers-${use}.csv`}
        text={csvFile([
          [
            m.selftest_trend_col(),
            m.selftest_answer_question(),
            m.selftest_answer_one(),
            m.selftest_answer_count(),
          ],
          ...questions.flatMap((question) =>
            question.answers.map((one) => [
              question.dimension,
              question.name,
              wordsOf(question, one),
              one.count,
            ]),
          ),
        ])}
      >
        {m.figures_csv({ title })}
      </DownloadButton>
    </section>
  )
}

function wordsOf(question: Pick<Question, 'kind'>, { text, answer }: Question['answers'][number]): string {
  if (text !== null) return text
  if (answer === linked) return m.selftest_answer_linked()
  if (question.kind === 'yesNo' && answer === '1') return m.selftest_no()
  if (question.kind === 'yesNo' && answer === '2') return m.selftest_yes()
  return otherWord(question, answer)
}

function OfQuestion({ question }: { question: Question }) {
  const { questionId, name, language, tests, answers } = question
  const locale = useLocale()
  const lang = langOf(language, locale)
  const most = Math.max(...answers.map(({ count }) => count))
  return (
    <div className="stack stack-sm">
      <Table
        caption={
          <Link alone href={`/staff/content/selfTestQuestions/${questionId}`}>
            <span lang={lang}>{name}</span>
          </Link>
        }
        rows={answers}
        keyOf={({ answer }) => answer}
        columns={[
          {
            key: 'answer',
            title: m.selftest_answer_one(),
            rowHeader: true,
            cell: (one) => <span lang={one.text ? lang : undefined}>{wordsOf(question, one)}</span>,
          },
          {
            key: 'drawn',
            title: m.figures_drawn(),
            cell: ({ count }) => <BarCell value={count} max={most} />,
          },
          { key: 'count', title: m.selftest_answer_count(), number: true, cell: ({ count }) => count },
        ]}
      />
      <p className="text-sm text-ink-2">{m.selftest_answer_tests({ count: tests })}</p>
    </div>
  )
}
