import * as m from '#messages'
import type { RoundCard } from '../../../shared/contract/venture-rounds.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { roundStateText, roundTone } from './round-words.ts'

/** The announced rounds, those of the newest edition first. */
export function RoundsPage({ rounds }: { rounds: RoundCard[] }) {
  return (
    <div className="page stack stack-lg">
      <div className="stack">
        <Heading level={1} text={m.venture_rounds_title()} />
        <p className="text-lg text-ink-2 measure">{m.venture_rounds_lead()}</p>
      </div>
      {rounds.length === 0 ? (
        <EmptyState seed="rounds" title={m.venture_rounds_none()} text={m.venture_rounds_none_text()} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{m.venture_times_beijing()}</p>
          <ul className="topic-grid">
            {rounds.map((round) => (
              <RoundItem key={round.roundId} round={round} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RoundItem({ round }: { round: RoundCard }) {
  const locale = useLocale()
  const { roundId, edition, ordinal, language, title, summary, state, window } = round
  return (
    <li className="topic">
      <p className="row">
        <span className="text-sm text-ink-2">{m.venture_round_of({ edition, ordinal })}</span>
        <StatusTag tone={roundTone(state)}>{roundStateText(state)}</StatusTag>
      </p>
      <h2 className="card-title" lang={langOf(language, locale)}>
        <Anchor href={`/ventureRounds/${roundId}`} className="card-link">
          {title}
        </Anchor>
      </h2>
      <p className="text-ink-2" lang={langOf(language, locale)}>
        {summary}
      </p>
      {window && (
        <p className="text-sm">
          {m.venture_round_between({
            opens: instantText(window.opensAt, locale),
            closes: instantText(window.closesAt, locale),
          })}
        </p>
      )}
    </li>
  )
}
