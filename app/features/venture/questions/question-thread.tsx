import type { ReactNode } from 'react'
import * as m from '#messages'
import { words as stateWords } from '#words/venture_question_state'
import type { EntryQuestion, QuestionRead } from '../../../../shared/contract/venture/questions.ts'
import { dayText, instantText } from '../../../../shared/lib/text/day-text.ts'
import type { QuestionSide } from '../../../../shared/rules/venture/question-transitions.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'

type Named = { who: string | null; staffName?: string | null }
type ThreadQuestion = EntryQuestion &
  Named & { judgeName?: string | null; answers: (EntryQuestion['answers'][number] & Named)[] }

type QuestionThreadProps = {
  questions: readonly ThreadQuestion[]
  /** Who reads it. */
  reader: QuestionSide
  /** What can be done about a question. */
  children?: (question: ThreadQuestion) => ReactNode
}

/** What was asked about an entry, by either side, each question with every version of its answer. */
export function QuestionThread({ questions, reader, children }: QuestionThreadProps) {
  if (questions.length === 0) return <p className="text-ink-2">{m.venture_questions_none()}</p>
  return questions.map((question) => (
    <section
      key={question.questionID}
      id={`question-${question.questionID}`}
      tabIndex={-1}
      className="stack measure"
    >
      <Heading level={3} size="lg" text={`${askedText(question, reader)} ${question.reference}`} />
      <p>
        <StatusTag tone={question.state === 'answered' ? 'green' : 'azure'}>
          {stateWords[question.state]()}
        </StatusTag>
      </p>
      <Asked question={question} />
      {question.answers.map((answer) => (
        <Answer key={`answer-${answer.version}`} answer={answer} side={otherSide(question.askedBy)} />
      ))}
      {children?.(question)}
    </section>
  ))
}

function Asked({ question }: { question: ThreadQuestion }) {
  const locale = useLocale()
  const { text, state, askedAt, dueOn, judgeName } = question
  const time = instantText(askedAt, locale)
  const name = nameOf(question)
  return (
    <div>
      <p className="whitespace-pre-line">{text}</p>
      <p className="text-sm text-ink-2">
        {name && `${name} · `}
        {state === 'asked' ? m.venture_question_asked_on({ time, due: dayText(dueOn, locale) }) : time}
        {judgeName && ` · ${m.venture_question_for_judge({ name: judgeName })}`}
      </p>
    </div>
  )
}

function Answer({ answer, side }: { answer: ThreadQuestion['answers'][number]; side: QuestionSide }) {
  const locale = useLocale()
  const time = instantText(answer.at, locale)
  return (
    <div>
      <p className="font-bold">{m.venture_question_version({ version: answer.version })}</p>
      <p className="whitespace-pre-line">{answer.text}</p>
      <p className="text-sm text-ink-2">{byText(side, nameOf(answer), time)}</p>
    </div>
  )
}

type ReadsProps = {
  reads: readonly (QuestionRead & Named)[]
  questions: readonly Pick<EntryQuestion, 'questionID' | 'reference'>[]
}

/** Who of the other side has read what, and when. */
export function QuestionReads({ reads, questions }: ReadsProps) {
  const locale = useLocale()
  const references = new Map(questions.map(({ questionID, reference }) => [questionID, reference]))
  if (reads.length === 0) return <p className="text-ink-2">{m.venture_question_read_none()}</p>
  return (
    <Table
      caption={m.venture_question_reads()}
      rows={reads.map((read, row) => ({ ...read, row }))}
      keyOf={({ row }) => `${row}`}
      columns={[
        {
          key: 'what',
          title: m.venture_question_read_what(),
          rowHeader: true,
          cell: ({ questionID, version }) =>
            `${references.get(questionID) ?? ''} ${
              version === 0 ? m.venture_question_read_question() : m.venture_question_version({ version })
            }`,
        },
        {
          key: 'who',
          title: m.venture_question_read_who(),
          cell: (read) => [sideText(read.side), nameOf(read)].filter(Boolean).join(' '),
        },
        { key: 'at', title: m.venture_question_read_at(), cell: ({ at }) => instantText(at, locale) },
      ]}
    />
  )
}

function askedText({ askedBy }: ThreadQuestion, reader: QuestionSide): string {
  if (askedBy === 'staff') return m.venture_question_from_staff()
  return reader === 'team' ? m.venture_question_from_team() : m.venture_question_team_asks()
}

function byText(side: QuestionSide, name: string | null, time: string): string {
  return name
    ? m.venture_question_by({ side: sideText(side), name, time })
    : m.venture_question_side({ side: sideText(side), time })
}

function sideText(side: QuestionSide): string {
  return side === 'team' ? m.venture_question_team() : m.venture_question_staff()
}

const otherSide = (side: QuestionSide): QuestionSide => (side === 'team' ? 'staff' : 'team')
const nameOf = ({ who, staffName }: Named) => who ?? staffName ?? null
