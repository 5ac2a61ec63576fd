import * as m from '#messages'
import type { SelftestSpread } from '../../../../shared/contract/selftest-rounds.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table } from '../../../ui/table.tsx'
import { otherWord } from '../other-word.ts'

/** How the answers of colleagues lie apart: the scores of each dimension, and the questions that differ most. */
export function SpreadOf({ spread: { dimensions, apart } }: { spread: SelftestSpread }) {
  const locale = useLocale()
  const scoreOr = (score: number | null | undefined) => score ?? m.selftest_no_score()
  return (
    <section className="stack stack-lg">
      <div className="stack">
        <Heading level={2} size="xl" text={m.selftest_spread_title()} />
        <Table
          caption={m.selftest_spread()}
          rows={dimensions}
          keyOf={({ dimensionId }) => dimensionId}
          columns={[
            {
              key: 'name',
              title: m.selftest_trend_col(),
              rowHeader: true,
              cell: ({ language, name }) => <span lang={langOf(language, locale)}>{name}</span>,
            },
            {
              key: 'drawn',
              title: m.selftest_spread_drawn(),
              cell: ({ scores }) => <Dots scores={scores} />,
            },
            {
              key: 'low',
              title: m.selftest_spread_low(),
              number: true,
              cell: ({ scores }) => scoreOr(scores[0]),
            },
            {
              key: 'middle',
              title: m.selftest_spread_middle(),
              number: true,
              cell: ({ middle }) => scoreOr(middle),
            },
            {
              key: 'high',
              title: m.selftest_spread_high(),
              number: true,
              cell: ({ scores }) => scoreOr(scores.at(-1)),
            },
          ]}
        />
        <p className="text-sm text-ink-2 measure">{m.selftest_spread_note()}</p>
      </div>
      <div className="stack">
        <Heading level={2} size="xl" text={m.selftest_apart()} />
        {apart.length === 0 && <p>{m.selftest_apart_none()}</p>}
        <ol className="stack">
          {apart.map((one) => (
            <Apart key={one.question.questionId} {...one} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The scores on a line from 0 to 100; the figures beside it say the same. */
function Dots({ scores }: { scores: number[] }) {
  return (
    <svg className="selftest-spread" viewBox="0 0 108 12" aria-hidden="true">
      <line className="radar-axis" x1="4" x2="104" y1="6" y2="6" />
      {scores.map((score, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal scores have no other key
        <circle key={`${score} ${index}`} className="selftest-dot" cx={score + 4} cy="6" r="3.5" />
      ))}
    </svg>
  )
}

function Apart({ question, tally }: SelftestSpread['apart'][number]) {
  const locale = useLocale()
  const { language, title } = question
  return (
    <li className="stack stack-sm">
      <h3 className="text-lg" lang={langOf(language, locale)}>
        {title}
      </h3>
      <ul>
        {tally.map(({ answer, count }) => (
          <li key={answer} lang={langOf(language, locale)}>
            {m.selftest_apart_line({ answer: answerText(question, answer), count })}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** An answer in words, as it is sent. */
export function answerText(question: SelftestSpread['apart'][number]['question'], answer: string): string {
  if (answer === 'linked') return m.selftest_linked()
  if (question.others.includes(answer)) return otherWord(question, answer)
  if (question.kind === 'yesNo') return answer === '2' ? m.selftest_yes() : m.selftest_no()
  if (question.kind === 'number') return [answer, question.unit].filter(Boolean).join(' ')
  return question.answers[Number(answer) - 1] ?? answer
}
